/** Watching: one match as somebody sees it who has no seat there: both hands face down, and nothing to do. */

import { announce } from "../lib/announce";
import type { RulesObject } from "../lib/names";
import { say } from "../lib/texts.svelte";
import { Showing, type Mode } from "../table/showing.svelte";
import type { View } from "../wire";
import { WatchLink } from "./public.svelte";

export class Watching extends Showing {
  readonly two = true;
  readonly mode: Mode = "watch";
  readonly link: WatchLink;
  protected readonly reader = -1;
  protected readonly covers = false;
  protected readonly firstRules: RulesObject = {};
  /** Round and turn that were announced last. */
  #turn = "";

  constructor(match: string, code: string) {
    super();
    this.link = new WatchLink(match, 0, code);
    this.link.heard = (happened) => {
      this.queue.push(happened);
      void this.run();
    };
  }

  close(): void {
    this.link.close();
  }

  called = (seat: number): string => this.view?.players[seat] || say(seat === 0 ? "play-name-first" : "play-name-second");
  named = this.called;

  absent(seat: number): boolean {
    return !this.link.here[seat];
  }

  /** Whose turn it is, in a sentence; empty while no round is played. */
  get prompt(): string {
    const round = this.view?.round;
    if (!round) return "";
    return say(round.phase === "swap" ? "table-they-swap" : "play-their-turn", { name: this.called(round.mover) });
  }

  /** Whose turn it is now is said once. */
  protected override settled(): void {
    const view = this.view as View;
    const turn = `${view.number} ${view.round?.turn} ${view.round?.mover}`;
    if (turn !== this.#turn) announce(this.prompt);
    this.#turn = turn;
  }
}

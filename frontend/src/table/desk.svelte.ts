/** Desk: one match as this browser plays it: its seats, and what the player is about to do.

    It knows no rules: what may be done stands in the view, and one thing is sent at a time. */

import { tick } from "svelte";
import { announce } from "../lib/announce";
import { turn } from "../lib/attention";
import { nextTask } from "../lib/frames";
import { Link, type Happened } from "../lib/link.svelte";
import { opponentName, type RulesObject } from "../lib/names";
import { keepMatch, SEATS_KEY, type HeldMatch } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { kept } from "../lib/storage";
import { has, say } from "../lib/texts.svelte";
import type { Cmd, View } from "../wire";
import { bare, untouched } from "./deal";
import { prompt } from "./prompt";
import { sceneOf } from "./scene";
import { Showing, type Mode } from "./showing.svelte";
import { takeTray, waitingTray } from "./tray";

export class Desk extends Showing {
  /** Whether a command waits for its answer. */
  sending = $state(false);
  /** Which link is looked through. */
  active = $state(0);
  readonly links: readonly Link[];
  readonly two: boolean;
  #held: HeldMatch;
  /** Whether the draw of the first dealer was read. */
  #drawn = false;
  /** Whether it was said that the friend is in turn. */
  #theirs = false;

  constructor(held: HeldMatch) {
    super();
    this.#held = held;
    this.two = held.seats.length > 1;
    this.links = held.seats.map(({ seat, token }) => new Link(held.match, seat, token));
    this.links.forEach((link, i) => (link.heard = (happened) => this.#heard(i, happened)));
  }

  close(): void {
    turn(false);
    for (const link of this.links) link.close();
  }

  // --- what is

  get link(): Link {
    return this.links[this.active] as Link;
  }
  protected get reader(): number {
    return this.view?.seat ?? this.link.seat;
  }
  protected get covers(): boolean {
    return this.two;
  }
  absent(seat: number): boolean {
    return seat !== this.me && this.away;
  }
  /** Whether the friend has no page open. */
  get away(): boolean {
    return this.#held.mode === "friend" && this.view !== null && !this.link.here[1 - this.me];
  }
  /** Who looks at the screen next, which is known before that seat's own link tells of it. */
  get next(): number {
    const round = this.view?.round;
    return round && round.phase !== "swap" ? round.mover : this.me;
  }
  get held(): HeldMatch {
    return this.#held;
  }
  protected get firstRules(): RulesObject {
    return this.#held.rules as RulesObject;
  }
  readonly mode: Mode = $derived.by(() => {
    const view = this.view;
    if (this.covered) return "cover";
    if (!view?.round || !view.legal.actions.length || this.busy) return "watch";
    if (this.tray) return "choose";
    return view.round.phase === "decide" ? "decide" : "play";
  });
  /** A seat's name for headings: one's own, "You" for want of one. */
  called = (seat: number): string => {
    const name = this.view?.players[seat] ?? "";
    if (!this.two && seat === this.me) return settings.name || say("play-you");
    if (!name && this.#held.mode === "computer") return opponentName(this.#held.opponent ?? "");
    return name || say(seat === 0 ? "play-name-first" : "play-name-second");
  };
  /** What sentences call a seat: empty for the reader. */
  named = (seat: number): string => (seat === this.me && !this.two ? "" : this.called(seat));

  // --- what the player does

  /** Play a hand card, or ask which card it takes; `on` is the field card it was laid on. */
  play(code: string, on = ""): void {
    if (this.hurry() || (this.mode !== "play" && this.mode !== "choose")) return;
    const choice = this.choice(code);
    if (this.mode === "choose" && this.tray?.card === code) return;
    if (!choice) return;
    if (choice.choices.includes(on)) return void this.#send("act", [code, `x${on}`]);
    if (choice.choices.length || choice.may_pass) {
      this.tray = takeTray(choice, this.scene?.slots ?? [], true);
      announce(say("play-choose-take"));
      return;
    }
    void this.#send("act", [code]);
  }

  /** Take one of the tray. */
  take(token: string): void {
    if (this.hurry() || this.mode !== "choose" || !this.tray?.tokens.includes(token)) return;
    void this.#send("act", this.tray.fromHand ? [this.tray.card, token] : [token]);
  }

  /** Put the waiting hand card back. */
  cancel(): boolean {
    if (!this.tray?.fromHand || this.sending) return false;
    this.tray = null;
    return true;
  }

  decide(token: "stop" | "koi"): void {
    if (this.hurry() || this.mode !== "decide") return;
    void this.#send("act", [token]);
  }

  async undo(): Promise<void> {
    if (!this.sending && this.hurry()) return;
    if (!this.view?.may_undo && !this.sending) return;
    if (!(await this.#idle())) return this.#failed("play-err-retry_later");
    if (!this.view?.may_undo || !(await this.#send("undo"))) this.#failed();
  }

  /** Ask for the next round or a rematch, for every seat of this browser. */
  async goOn(): Promise<void> {
    if (this.hurry() || this.sending || this.view?.stage === "play") return;
    const kind = this.view?.stage === "match-over" ? "rematch" : "next";
    for (const link of this.links) {
      if (link.view?.ready[link.seat]) continue;
      // the other seat's word may still be on its way to this one's socket
      for (let tries = 0; tries < 10; tries++) {
        const known = link.seq;
        if (await this.#send(kind, [], link)) break;
        await newer(link, known);
      }
    }
  }

  async resign(): Promise<void> {
    for (let tries = 0; tries < 2; tries++) {
      if (!(await this.#idle())) return this.#failed("play-err-retry_later");
      const known = this.link.seq;
      if (this.view?.stage === "match-over" || (await this.#send("resign"))) return;
      await newer(this.link, known);
    }
    this.#failed();
  }

  /** The next one at the screen looks at the cards. */
  uncover(): void {
    this.covered = false;
    this.#turned();
  }

  /** The draw was read. */
  begin(): void {
    this.drawing = false;
    this.#drawn = true;
    // once the sheet, which speaks as long as it lies there, is gone; the press that put it away hurries nothing
    void tick().then(nextTask).then(() => this.run());
  }

  /** Waits until the command under way is done and what it changed was shown; false if that takes too long. */
  async #idle(): Promise<boolean> {
    for (let tries = 0; (this.sending || this.busy) && tries < 1000; tries++, await pause(20)) this.hurry();
    return !this.sending && !this.busy;
  }

  /** What was asked is not done; unless told otherwise, the table had changed. */
  #failed(message = "play-err-stale"): void {
    announce((this.notice = say(message)));
  }

  /** Whether it was done, or refused for another reason than that the table had changed. */
  async #send(kind: Cmd["kind"], actions: readonly string[] = [], link = this.link): Promise<boolean> {
    if (this.sending) return true;
    this.sending = true;
    this.notice = "";
    const said = await link.send(kind, actions);
    // what was done has to be seen before anything else is done
    for (let tries = 0; said.t === "ack" && link.seq < said.seq && tries < 100; tries++) await pause(20);
    this.sending = false;
    if (said.t !== "err") return true;
    if (kind !== "act" && said.code === "stale") return false;
    const reason = said.code === "illegal" && has(`error-${said.reason}`) ? `error-${said.reason}` : `play-err-${said.code}`;
    this.#failed(reason);
    return true;
  }

  // --- what comes

  #heard(from: number, happened: Happened): void {
    if (from !== this.active && this.scene) {
      // a seat that is shown tells what has happened before the screen is handed over
      if (!this.busy && this.link.seq >= happened.seq && this.#whoseTurn()) this.#turned();
      return;
    }
    if (from !== this.active) this.active = from;
    this.queue.push(happened);
    void this.run();
  }

  /** Whether it has yet to be told how the first dealer of this match was found. */
  #draws(view: View): boolean {
    const lesson = !settings.met && this.#held.mode === "computer"; // which begins with the cards
    return Boolean(view.draw && view.number === 1 && untouched(view) && !lesson && !this.#drawn);
  }

  /** The draw lies over a table that is not dealt yet. */
  protected override holds({ view }: Happened): boolean {
    if (!this.#draws(view)) return false;
    this.scene = bare(view);
    this.drawing = true;
    turn(false);
    return true;
  }

  /** Whether this browser keeps the seat, which is found where a round begins. */
  protected override landed(view: View, fresh: boolean): boolean {
    this.#drawn = view.stage !== "match-over";
    this.tray = waitingTray(view, this.scene?.slots ?? []);
    if (!fresh) return true;
    this.#keep(view);
    if (view.stage !== "play") return true;
    if (!view.round?.history.length) this.#opened(view);
    // a round that is come back to is as secret as one that begins
    if (this.two) this.covered = true;
    if (kept.holds(SEATS_KEY)) return true;
    this.notice = say("table-not-kept");
    return false;
  }

  protected override settled(): void {
    this.#whoseTurn();
    this.#turned();
  }

  /** A round begins. */
  #opened(view: View): void {
    const voided = this.notes.filter((note) => note.step.what === "voided").at(-1);
    if (voided) this.notice = this.said(voided.step);
    else if (view.void_deals) this.notice = say("play-void-before", { count: view.void_deals });
  }

  #keep(view: View): void {
    const over = view.stage === "match-over";
    this.#held = { ...this.#held, names: view.players, standing: view.standing, number: view.number, over, invite: null };
    keepMatch(this.#held);
  }

  /** Two people at one screen: the one to move looks, once the screen has been handed over; whether it has to be. */
  #whoseTurn(): boolean {
    if (!this.two || this.drawing) return false;
    const next = this.links.findIndex((link) => link.view?.round && link.view.legal.actions.length > 0);
    const view = this.links[next]?.view;
    if (!view || next === this.active) return false;
    this.active = next;
    this.covered = true;
    this.scene = sceneOf(view, this.scene);
    this.tray = waitingTray(view, this.scene.slots);
    return true;
  }

  /** Call the player whose turn it is. */
  #turned(): void {
    const view = this.view;
    const mine = Boolean(view?.round && view.legal.actions.length && !this.busy);
    turn(mine);
    if (!view?.round || this.drawing) return;
    const theirs = !mine && this.#held.mode === "friend";
    if (theirs && !this.#theirs) {
      announce(say(view.round.phase === "swap" ? "table-they-swap" : "table-turn-other", { name: this.called(1 - this.me) }));
    }
    this.#theirs = theirs;
    if (!mine) return;
    const asked = prompt(view);
    if (this.covered) announce(say("play-cover", { name: this.called(this.me) }));
    else announce(say(asked === "play-your-turn" ? "table-turn-you" : asked));
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
/** Wait a little for what the server knows and this link does not. */
async function newer(link: Link, known: number): Promise<void> {
  for (let waits = 0; link.seq === known && waits < 100; waits++) await pause(20);
}

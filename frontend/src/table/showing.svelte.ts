/** Showing: one match as it is seen: the newest views, shown one after another with what happened on the way.

    It knows no rules, and does nothing at the table. Who plays is a `Desk`, who watches a `Watching`. */

import { tick } from "svelte";
import { about } from "../lib/api";
import { announce } from "../lib/announce";
import { nextTask } from "../lib/frames";
import type { Happened, Link } from "../lib/link.svelte";
import type { RulesObject } from "../lib/names";
import { sound } from "../lib/sound";
import { say } from "../lib/texts.svelte";
import type { About, CardChoice, View } from "../wire";
import { bare, laid, packets, untouched } from "./deal";
import type { Motion } from "./motion";
import { optionsOf } from "./options";
import { pace } from "./pace";
import { beats, sceneOf, type Beat, type Scene } from "./scene";
import { sentence, story, type Note, type Step } from "./story";
import type { Tray } from "./tray";

export type Mode = "watch" | "play" | "choose" | "decide" | "cover";

export abstract class Showing {
  /** What is shown; null before the first view. */
  scene: Scene | null = $state.raw(null);
  /** What is being shown of things on their way. */
  step: Step | null = $state.raw(null);
  tray: Tray | null = $state.raw(null);
  /** A sentence that stands in the prompt until something is done. */
  notice = $state("");
  notes: readonly Note[] = $state.raw([]);
  /** Whether something newer than what is shown has come. */
  busy = $state(false);
  /** Two people at one screen: the next one has not come yet. */
  covered = $state(false);
  /** How the first dealer was found is being read. */
  drawing = $state(false);
  about: About | null = $state.raw(null);
  /** Moves cards; null while no board is shown. */
  motion: Motion | null = null;

  /** Whether nobody is "you": two people look at one screen, or somebody who watches. */
  abstract readonly two: boolean;
  /** The seat that acts by itself, and so need not read what it does; -1 where none does. */
  protected abstract readonly reader: number;
  /** Whether the cards lie covered before a round, until somebody takes the screen over. */
  protected abstract readonly covers: boolean;
  protected queue: Happened[] = [];
  /** Round and stage of the view that was shown last. */
  protected at = "";
  #running = false;
  #hurried = false;
  /** The number of the view that was shown last. */
  #seq = -1;

  constructor() {
    void about()
      .then((found) => (this.about = found))
      .catch(() => {});
  }

  // --- what is

  abstract get link(): Link;
  abstract get mode(): Mode;
  /** A seat's name for headings. */
  abstract called: (seat: number) => string;
  /** What sentences call a seat: empty for the reader. */
  abstract named: (seat: number) => string;
  /** Whether somebody has no page open at a seat, and that is to be said. */
  abstract absent(seat: number): boolean;
  /** The rules before there is a view. */
  protected abstract get firstRules(): RulesObject;

  get view(): View | null {
    return this.scene?.view ?? null;
  }
  /** The seat at the lower edge. */
  get me(): number {
    return this.view?.seat ?? this.link.seat;
  }
  get rules(): RulesObject {
    return (this.view?.rules ?? this.firstRules) as RulesObject;
  }
  readonly options = $derived.by(() => optionsOf(this.view?.rules ?? {}, this.about));
  /** What has happened in the round, the oldest first. */
  readonly told: readonly Step[] = $derived.by(() => (this.view?.round ? story(this.view, this.notes) : []));
  said = (step: Step): string => sentence(step, this.named, this.rules);

  /** What a card would do now; undefined if it cannot be played. */
  choice(code: string): CardChoice | undefined {
    return this.view?.legal.cards.find((card) => card.card === code);
  }

  /** Finish what moves; whether something did. */
  hurry(): boolean {
    if (!this.busy) return false;
    this.#hurried = true;
    this.motion?.finish();
    return true;
  }

  // --- what comes

  /** Whether the next view has to wait for something else to be read. */
  protected holds(_next: Happened): boolean {
    return false;
  }
  /** A view is shown as it is; whether all is well with it, for which else `notice` says more. */
  protected landed(_view: View, _fresh: boolean): boolean {
    return true;
  }
  /** All that has come is shown. */
  protected settled(): void {}

  protected async run(): Promise<void> {
    if (this.#running || this.drawing) return;
    this.#running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (this.holds(next)) {
        this.queue.unshift(next);
        this.#running = this.busy = false;
        return;
      }
      const opens = next.events.length ? null : this.#opening(next.view);
      const { events } = opens ?? next;
      const start = this.scene ?? (opens && bare(next.view));
      if (opens && next.view.void_deals) announce(say("play-void-before", { count: next.view.void_deals }));
      if (start && events.length) await this.#shown(beats(start, events, next.view, this.reader), next.view);
      if (events.some((event) => event.name === "undone")) announce(this.said({ what: "undone", seat: this.me }));
      const well = this.#land(next.view);
      if (!events.length && next.seq !== this.#seq) this.#recall();
      else if (!well) announce(this.notice);
      this.#seq = next.seq;
    }
    this.#running = this.#hurried = this.busy = false;
    this.settled();
  }

  /** What has happened when a round is seen for the first time that nobody has played in: its deal. */
  #opening(view: View): Happened | null {
    if (!untouched(view) || this.covers || !view.round || this.at === at(view)) return null;
    const fields = { dealer: view.dealer, month: view.month, field: view.round.field };
    return { seq: this.link.seq, events: [{ name: "dealt", fields }], view };
  }

  /** A message's beats, one after another; all at once when hurried. A press hurries only where there is something to see. */
  async #shown(all: readonly Beat[], end: View): Promise<void> {
    this.tray = null;
    if (!all.length) return;
    const { notice } = this;
    this.notice = "";
    this.busy = true;
    for (const beat of all) {
      this.#tell(beat, end);
      if (beat.sound === "dealt") await this.#cleared(end);
      if (!this.#hurried && !document.hidden && this.motion) {
        if (beat.sound) sound(beat.sound);
        const draws = (scene: Scene) => (): void => void (this.scene = scene);
        if (beat.sound === "dealt") {
          await this.motion.deal(laid(beat.scene).map(draws), packets(this.options, end.dealer === this.me), pace());
        } else await this.motion.show(beat, draws(beat.scene), pace());
      } else this.scene = beat.scene;
    }
    await nextTask();
    this.notice ||= notice; // it stands until the player does something
  }

  /** The table before a deal: of two people at one screen, neither may see the other's cards come. */
  async #cleared(view: View): Promise<void> {
    if (this.covers) this.covered = true;
    this.scene = bare(view);
    await tick(); // the board is there now, to move the cards
    await nextTask();
  }

  /** A beat's sentence is shown and spoken, and kept if the history has no row for it. */
  #tell(beat: Beat, end: View): void {
    if (!beat.step) return;
    this.step = beat.step;
    announce(this.said(beat.step));
    if (beat.step.what === "dealt" || (beat.step.card && beat.step.what !== "asked")) return;
    const voided = beat.step.what === "voided"; // it belongs to the round that it comes before
    const at = voided ? 0 : (beat.scene.view.round?.history.length ?? 0);
    this.notes = [...this.notes, { round: voided ? end.number : beat.scene.view.number, at, step: beat.step }];
  }

  #land(view: View): boolean {
    const fresh = this.at !== at(view);
    this.at = at(view);
    this.scene = sceneOf(view, this.scene);
    this.step = null;
    const length = view.round?.history.length ?? 0;
    const goesOn = (note: Note): boolean => note.round === view.number && (note.at <= length || !view.round);
    this.notes = view.stage === "match-over" ? [] : this.notes.filter(goesOn);
    return this.landed(view, fresh);
  }

  /** The last line is spoken, where nothing was seen to happen. */
  #recall(): void {
    const last = this.told.at(-1);
    if (last) for (const text of [this.notice, this.said(last)]) announce(text);
  }
}

const at = (view: View): string => `${view.number} ${view.stage}`;

/** What is drawn of a table: a match that is played or watched, or one that is stepped through once more. */
export type Shown = Pick<
  Showing,
  | "scene" | "view" | "me" | "two" | "mode" | "tray" | "told" | "covered" | "rules" | "options"
  | "called" | "named" | "said" | "choice" | "hurry" | "absent"
>; // prettier-ignore
/** What is told beside a table. */
export type Known = Pick<Shown, "view" | "me" | "told" | "covered" | "rules" | "called" | "said">;

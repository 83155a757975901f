/** Projector: a record as it is stepped through: which moment, through whose eyes. Rounds are fetched before they are wanted. */

import { about as askAbout } from "../../lib/api";
import { announce } from "../../lib/announce";
import { failure } from "../../lib/failure";
import { opponentName, type RulesObject } from "../../lib/names";
import { replayRound } from "../../lib/records";
import { say } from "../../lib/texts.svelte";
import { optionsOf } from "../../table/options";
import { matchResult } from "../../table/said";
import type { Scene } from "../../table/scene";
import type { Mode, Shown } from "../../table/showing.svelte";
import { sentence, type Step } from "../../table/story";
import { roundResult } from "../../table/sums";
import type { About, View } from "../../wire";
import type { Eyes, Moment } from "./moment";
import { reelOf, sightOf, type Reel, type Sight } from "./reel";

/** So many rounds around the one shown are kept at hand. */
const AT_HAND = 24;
/** Milliseconds that a step stays while it plays by itself. */
const BEAT = 1600;

export class Projector implements Shown {
  round = $state(1);
  /** 0 is the deal. */
  step = $state(0);
  eyes: Eyes = $state("0");
  wrong = $state("");
  playing = $state(false);
  about: About | null = $state.raw(null);
  readonly record: string;
  #reels: ReadonlyMap<number, Reel> = $state.raw(new Map());
  readonly #asked = new Map<number, Promise<Reel>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(at: Moment) {
    this.record = at.record;
    this.eyes = at.eyes;
    void this.show(at.round, at.step);
    void askAbout().then(
      (found) => (this.about = found),
      () => {}, // only the number of rounds to come is not known then
    );
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  // --- what is

  readonly reel: Reel | undefined = $derived.by(() => this.#reels.get(this.round));
  readonly scene: Scene | null = $derived.by(() => this.#sceneOf(this.me));
  readonly sight: Sight = $derived.by(() => (this.view && this.reel ? sightOf(this.view, this.reel, this.step) : "table"));
  readonly told: readonly Step[] = $derived.by(() => this.reel?.steps.slice(0, this.step + 1).flat() ?? []);
  readonly options = $derived.by(() => optionsOf(this.view?.rules ?? {}, this.about));
  /** The other hand, where both lie open. */
  readonly other: readonly string[] | undefined = $derived.by(() =>
    this.eyes === "both" ? (this.#sceneOf(1)?.view.round?.hand ?? []) : undefined,
  );
  /** What is said of the step that is shown. */
  readonly line: string = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    if (this.sight === "match") return matchResult(view, this.named);
    if (this.sight === "round" && view.sheet) return roundResult(view.sheet, this.named);
    return (this.reel?.steps[this.step] ?? []).map(this.said).join(" ");
  });

  #sceneOf(seat: 0 | 1): Scene | null {
    const scenes = this.reel?.scenes[seat];
    return scenes?.[Math.min(this.step, scenes.length - 1)] ?? null;
  }
  get view(): View | null {
    return this.scene?.view ?? null;
  }
  get me(): 0 | 1 {
    return this.eyes === "1" ? 1 : 0;
  }
  get rules(): RulesObject {
    return (this.view?.rules ?? {}) as RulesObject;
  }
  get moment(): Moment {
    return { record: this.record, round: this.round, step: this.step, eyes: this.eyes };
  }
  get atStart(): boolean {
    return this.round === 1 && this.step === 0;
  }
  get atEnd(): boolean {
    return this.reel !== undefined && this.round === this.reel.rounds && this.step === this.reel.length - 1;
  }
  /** Nobody plays here, and nobody is "you". */
  readonly two = true;
  readonly mode: Mode = "watch";
  readonly tray = null;
  readonly covered = false;
  absent = (): boolean => false;
  choice = (): undefined => undefined;
  play = (): void => {};
  hurry = (): boolean => false;

  called = (seat: number): string => {
    const name = this.view?.players[seat] ?? "";
    if (!name && seat === 1 && this.reel?.opponent) return opponentName(this.reel.opponent);
    return name || say(seat === 0 ? "play-name-first" : "play-name-second");
  };
  named = (seat: number): string => this.called(seat);
  said = (step: Step): string => sentence(step, this.named, this.rules);

  // --- where to

  /** Show a moment; a step of -1 is the round's last. */
  async show(round: number, step: number): Promise<void> {
    let reel = this.#reels.get(round);
    if (!reel) {
      try {
        reel = await this.#fetched(round);
      } catch (error) {
        this.pause();
        if (!this.#closed) this.wrong = failure(error);
        return;
      }
      if (this.#closed) return;
    }
    this.wrong = "";
    this.round = round;
    this.step = step < 0 ? reel.length - 1 : Math.min(step, reel.length - 1);
    announce(this.line);
    void this.#prefetch(reel);
  }

  on(): void {
    const { reel } = this;
    if (!reel || this.atEnd) return;
    void (this.step < reel.length - 1 ? this.show(this.round, this.step + 1) : this.show(this.round + 1, 0));
  }
  back(): void {
    if (this.atStart) return;
    void (this.step > 0 ? this.show(this.round, this.step - 1) : this.show(this.round - 1, -1));
  }
  first(): void {
    void this.show(1, 0);
  }
  last(): void {
    if (this.reel) void this.show(this.reel.rounds, -1);
  }
  roundOn(): void {
    if (this.reel && this.round < this.reel.rounds) void this.show(this.round + 1, 0);
    else this.last();
  }
  /** The beginning of this round, or from there that of the one before. */
  roundBack(): void {
    void this.show(this.step > 0 ? this.round : Math.max(1, this.round - 1), 0);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.first();
    this.playing = true;
    this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.atEnd) return this.pause();
      this.on();
      this.#wait();
    }, BEAT);
  }

  #fetched(round: number): Promise<Reel> {
    const asked = this.#asked.get(round);
    if (asked) return asked;
    const coming = replayRound(this.record, round).then(
      (answer) => {
        const reel = reelOf(answer);
        this.#reels = new Map([...this.#reels, [round, reel]]);
        return reel;
      },
      (error: unknown) => {
        this.#asked.delete(round);
        throw error;
      },
    );
    this.#asked.set(round, coming);
    return coming;
  }

  /** The rounds around the one shown, nearest first, one after the other. */
  async #prefetch({ number, rounds }: Reel): Promise<void> {
    const near = Array.from({ length: rounds }, (_, i) => i + 1).sort((a, b) => Math.abs(a - number) - Math.abs(b - number));
    for (const round of near.slice(0, AT_HAND)) {
      if (this.#closed || this.round !== number) return;
      try {
        await this.#fetched(round);
      } catch {
        return; // it is asked for again when it is wanted
      }
    }
  }
}

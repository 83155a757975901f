/** Desk: one match as this browser plays it: its seats, what is shown now, and what the player is about to do.

    It knows no rules: what may be done stands in the view, and one thing is sent at a time. */

import { tick } from "svelte";
import { about } from "../lib/api";
import { announce } from "../lib/announce";
import { turn } from "../lib/attention";
import { nextTask } from "../lib/frames";
import { Link, type Happened } from "../lib/link.svelte";
import { opponentName, type RulesObject } from "../lib/names";
import { keepMatch, SEATS_KEY, type HeldMatch } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { kept } from "../lib/storage";
import { has, say } from "../lib/texts.svelte";
import type { About, CardChoice, Cmd, View } from "../wire";
import { bare, laid, packets, untouched } from "./deal";
import type { Motion } from "./motion";
import { optionsOf } from "./options";
import { pace } from "./pace";
import { prompt } from "./prompt";
import { beats, sceneOf, type Beat, type Scene } from "./scene";
import { sentence, story, type Note, type Step } from "./story";
import { takeTray, waitingTray, type Tray } from "./tray";

export type Mode = "watch" | "play" | "choose" | "decide" | "cover";

export class Desk {
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
  /** Whether a command waits for its answer. */
  sending = $state(false);
  /** Two people at one screen: the next one has not come yet. */
  covered = $state(false);
  /** How the first dealer was found is being read. */
  drawing = $state(false);
  /** Which link is looked through. */
  active = $state(0);
  about: About | null = $state.raw(null);
  /** Moves cards; null while no board is shown. */
  motion: Motion | null = null;

  readonly links: readonly Link[];
  readonly two: boolean;
  #queue: Happened[] = [];
  #running = false;
  #hurried = false;
  #held: HeldMatch;
  /** Round and stage of the view that was shown last. */
  #at = "";
  /** Whether the draw of the first dealer was read. */
  #drawn = false;
  /** Its number. */
  #seq = -1;
  /** Whether it was said that the friend is in turn. */
  #theirs = false;

  constructor(held: HeldMatch) {
    this.#held = held;
    this.two = held.seats.length > 1;
    this.links = held.seats.map(({ seat, token }) => new Link(held.match, seat, token));
    this.links.forEach((link, i) => (link.heard = (happened) => this.#heard(i, happened)));
    void about()
      .then((found) => (this.about = found))
      .catch(() => {});
  }

  close(): void {
    turn(false);
    for (const link of this.links) link.close();
  }

  // --- what is

  get link(): Link {
    return this.links[this.active] as Link;
  }
  get view(): View | null {
    return this.scene?.view ?? null;
  }
  get me(): number {
    return this.view?.seat ?? this.link.seat;
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
  get rules(): RulesObject {
    return (this.view?.rules ?? this.#held.rules) as RulesObject;
  }
  readonly options = $derived.by(() => optionsOf(this.view?.rules ?? {}, this.about));
  readonly mode: Mode = $derived.by(() => {
    const view = this.view;
    if (this.covered) return "cover";
    if (!view?.round || !view.legal.actions.length || this.busy) return "watch";
    if (this.tray) return "choose";
    return view.round.phase === "decide" ? "decide" : "play";
  });
  /** What has happened in the round, the oldest first. */
  readonly told: readonly Step[] = $derived.by(() => (this.view?.round ? story(this.view, this.notes) : []));

  /** A seat's name for headings: one's own, "You" for want of one. */
  called = (seat: number): string => {
    const name = this.view?.players[seat] ?? "";
    if (!this.two && seat === this.me) return settings.name || say("play-you");
    if (!name && this.#held.mode === "computer") return opponentName(this.#held.opponent ?? "");
    return name || say(seat === 0 ? "play-name-first" : "play-name-second");
  };
  /** What sentences call a seat: empty for the reader. */
  named = (seat: number): string => (seat === this.me && !this.two ? "" : this.called(seat));
  said = (step: Step): string => sentence(step, this.named, this.rules);

  /** What a card would do now; undefined if it cannot be played. */
  choice(code: string): CardChoice | undefined {
    return this.view?.legal.cards.find((card) => card.card === code);
  }

  // --- what the player does

  /** Play a hand card, or ask which card it takes; `on` is the field card it was laid on. */
  play(code: string, on = ""): void {
    if (this.#hurry() || (this.mode !== "play" && this.mode !== "choose")) return;
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
    if (this.#hurry() || this.mode !== "choose" || !this.tray?.tokens.includes(token)) return;
    void this.#send("act", this.tray.fromHand ? [this.tray.card, token] : [token]);
  }

  /** Put the waiting hand card back. */
  cancel(): boolean {
    if (!this.tray?.fromHand || this.sending) return false;
    this.tray = null;
    return true;
  }

  decide(token: "stop" | "koi"): void {
    if (this.#hurry() || this.mode !== "decide") return;
    void this.#send("act", [token]);
  }

  async undo(): Promise<void> {
    if (!this.sending && this.#hurry()) return;
    if (!this.view?.may_undo && !this.sending) return;
    if (!(await this.#idle())) return this.#failed("play-err-retry_later");
    if (!this.view?.may_undo || !(await this.#send("undo"))) this.#failed();
  }

  /** Ask for the next round or a rematch, for every seat of this browser. */
  async goOn(): Promise<void> {
    if (this.#hurry() || this.sending || this.view?.stage === "play") return;
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
    void tick().then(nextTask).then(() => this.#run());
  }

  /** Finish what moves; whether something did. */
  hurry(): boolean {
    return this.#hurry();
  }

  /** Waits until the command under way is done and what it changed was shown; false if that takes too long. */
  async #idle(): Promise<boolean> {
    for (let tries = 0; (this.sending || this.busy) && tries < 1000; tries++, await pause(20)) this.#hurry();
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
    this.#queue.push(happened);
    void this.#run();
  }

  #hurry(): boolean {
    if (!this.busy) return false;
    this.#hurried = true;
    this.motion?.finish();
    return true;
  }

  async #run(): Promise<void> {
    if (this.#running || this.drawing) return;
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.#draws(next.view)) return this.#showDraw(next);
      const opens = next.events.length ? null : this.#opening(next.view);
      const { events } = opens ?? next;
      const start = this.scene ?? (opens && bare(next.view));
      if (opens && next.view.void_deals) announce(say("play-void-before", { count: next.view.void_deals }));
      if (start && events.length) await this.#shown(beats(start, events, next.view), next.view);
      if (events.some((event) => event.name === "undone")) announce(this.said({ what: "undone", seat: this.me }));
      const kept = this.#landed(next.view);
      if (!events.length && next.seq !== this.#seq) this.#recall();
      else if (!kept) announce(this.notice);
      this.#seq = next.seq;
    }
    this.#running = this.#hurried = this.busy = false;
    this.#whoseTurn();
    this.#turned();
  }

  /** Whether it has yet to be told how the first dealer of this match was found. */
  #draws(view: View): boolean {
    const lesson = !settings.met && this.#held.mode === "computer"; // which begins with the cards
    return Boolean(view.draw && view.number === 1 && untouched(view) && !lesson && !this.#drawn);
  }

  /** The draw lies over a table that is not dealt yet. */
  #showDraw(next: Happened): void {
    this.#queue.unshift(next);
    this.scene = bare(next.view);
    this.drawing = true;
    this.#running = this.busy = false;
    turn(false);
  }

  /** What has happened when a round is seen for the first time that nobody has played in: its deal. */
  #opening(view: View): Happened | null {
    if (!untouched(view) || this.two || !view.round || this.#at === at(view)) return null;
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
    if (this.two) this.covered = true;
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

  /** The view is shown as it is; whether this browser keeps the seat, which is found where a round begins. */
  #landed(view: View): boolean {
    const fresh = this.#at !== at(view);
    this.#at = at(view);
    this.#drawn = view.stage !== "match-over";
    this.scene = sceneOf(view, this.scene);
    this.step = null;
    this.tray = waitingTray(view, this.scene.slots);
    const length = view.round?.history.length ?? 0;
    const goesOn = (note: Note): boolean => note.round === view.number && (note.at <= length || !view.round);
    this.notes = view.stage === "match-over" ? [] : this.notes.filter(goesOn);
    if (!fresh) return true;
    this.#keep(view);
    if (view.stage !== "play") return true;
    if (!length) this.#opened(view);
    // a round that is come back to is as secret as one that begins
    if (this.two) this.covered = true;
    if (kept.holds(SEATS_KEY)) return true;
    this.notice = say("table-not-kept");
    return false;
  }

  /** A round begins. */
  #opened(view: View): void {
    const voided = this.notes.filter((note) => note.step.what === "voided").at(-1);
    if (voided) this.notice = this.said(voided.step);
    else if (view.void_deals) this.notice = say("play-void-before", { count: view.void_deals });
  }

  /** The last line is spoken, where nothing was seen to happen. */
  #recall(): void {
    const last = this.told.at(-1);
    if (last) for (const text of [this.notice, this.said(last)]) announce(text);
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

/** What is drawn of a table: a match that is played, or one that is stepped through once more. */
export type Shown = Pick<
  Desk,
  | "scene" | "view" | "me" | "two" | "mode" | "tray" | "told" | "covered" | "away" | "rules" | "options"
  | "called" | "named" | "said" | "choice" | "play" | "take" | "hurry"
>; // prettier-ignore
/** What is told beside a table. */
export type Known = Pick<Shown, "view" | "me" | "told" | "covered" | "rules" | "called" | "said">;

const at = (view: View): string => `${view.number} ${view.stage}`;
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
/** Wait a little for what the server knows and this link does not. */
async function newer(link: Link, known: number): Promise<void> {
  for (let waits = 0; link.seq === known && waits < 100; waits++) await pause(20);
}

/** The scene: a view with its cards in their places on the cloth, and what a message does to it, beat by beat. Pure. */

import type { EventMsg, PlayedEvent, RoundView, View } from "../wire";
import { KINDS, kindOf, monthOf } from "../lib/cards";
import type { Sound } from "../lib/sound";
import { settle, type Slots } from "./slots";
import { stepOf, type Step } from "./story";

export interface Scene {
  readonly view: View;
  readonly slots: Slots;
  /** A card that lies on the one it is about to take. */
  readonly resting: { readonly card: string; readonly slot: number } | null;
}

/** One thing to be seen: the scene after it, its sentence, and where a card that was not to be seen comes from. */
export interface Beat {
  readonly scene: Scene;
  readonly step: Step | null;
  readonly from: "stock" | "their-hand" | "my-hand" | null;
  /** How long it stays: a pair rests, a sentence is read. */
  readonly hold: "" | "rest" | "read";
  readonly sound?: Sound;
}

/** The scene of a view that is looked at anew, or after `before`, in which cards keep their places. */
export function sceneOf(view: View, before: Scene | null): Scene {
  const same = before !== null && before.view.number === view.number && before.view.stage === "play";
  return { view, slots: settle(same ? before.slots : [], view.round?.field ?? []), resting: null };
}

/** What a message shows on the way from a scene to its view. `reader`: who did it knows it already; -1 for nobody. */
export function beats(start: Scene, events: readonly EventMsg[], end: View, reader = end.seat): Beat[] {
  const found: Beat[] = [];
  let scene = quiet(start);
  for (const event of events) {
    const step = stepOf(event);
    if (event.name === "dealt" && end.round) {
      scene = quiet(sceneOf(dealt(end, end.round, event.fields.field), null));
      found.push({ scene, step: { what: "dealt", seat: end.dealer }, from: "stock", hold: "", sound: "dealt" });
    } else if (event.name === "played") {
      const more = played(scene, event, step);
      found.push(...more);
      scene = more.at(-1)?.scene ?? scene;
    } else if (event.name === "asked" && event.fields.source === "stock") {
      scene = turned(scene, event.fields.card);
      found.push({ scene, step, from: "stock", hold: event.fields.seat === reader ? "" : "read" });
    } else if (event.name === "swept") {
      scene = taken(scene, event.fields.seat, event.fields.cards);
      found.push({ scene, step, from: null, hold: "read", sound: "captured" });
    } else if (step && event.name !== "undone") {
      if (event.name === "called") scene = called(scene, event.fields.seat);
      const brief = step.what === "voided" || (step.seat === reader && step.what !== "gained");
      found.push({ scene, step, from: null, hold: brief ? "" : "read" });
    }
  }
  return found;
}

/** Nothing can be done while things move. */
export function quiet(scene: Scene): Scene {
  return { ...scene, view: { ...scene.view, legal: { actions: [], cards: [] }, decision: null, may_undo: false } };
}

function withRound(scene: Scene, change: Partial<RoundView>, more: Partial<Scene> = {}): Scene {
  const round = scene.view.round;
  if (!round) return scene;
  return { ...scene, view: { ...scene.view, round: { ...round, ...change } }, ...more };
}

function dealt(view: View, round: RoundView, field: readonly string[]): View {
  return { ...view, round: { ...round, field, captured: [[], []], history: [], pending: null, pending_from: null } };
}

function turned(scene: Scene, card: string): Scene {
  const stock = (scene.view.round?.stock ?? 1) - 1;
  return withRound(scene, { pending: card, pending_from: "stock", stock });
}

function called(scene: Scene, seat: number): Scene {
  const [first = 0, second = 0] = scene.view.round?.calls ?? [];
  return withRound(scene, { calls: seat === 0 ? [first + 1, second] : [first, second + 1] });
}

/** A card meets the field: it lies down, or rests on the one it takes and then both go. */
function played(scene: Scene, event: PlayedEvent, step: Step | null): Beat[] {
  const round = scene.view.round;
  if (!round) return [];
  const { seat, source, card, captured } = event.fields;
  const waits = round.pending === card;
  const fromHand = source === "hand";
  const mine = seat === scene.view.seat;
  const faceDown = fromHand && mine && !round.hand.includes(card);
  const leaves: Partial<RoundView> = {
    pending: null,
    pending_from: null,
    hand: faceDown ? round.hand.slice(1) : round.hand.filter((code) => code !== card),
    opponent_hand: round.opponent_hand - (fromHand && !mine ? 1 : 0),
    stock: round.stock - (fromHand || waits ? 0 : 1),
    history: [...round.history, event.fields],
  };
  const from = waits ? null : !fromHand ? "stock" : !mine ? "their-hand" : faceDown ? "my-hand" : null;
  const first = captured[0];
  if (first === undefined) {
    const field = [...round.field, card];
    const lies = withRound(scene, { ...leaves, field }, { slots: settle(scene.slots, field) });
    return [{ scene: lies, step, from, hold: fromHand ? "" : "rest", sound: "laid" }];
  }
  const rests = withRound(scene, leaves, { resting: { card, slot: scene.slots.indexOf(first) } });
  return [
    { scene: rests, step, from, hold: "rest", sound: "laid" },
    { scene: taken(rests, seat, [card, ...captured]), step: null, from: null, hold: "", sound: "captured" },
  ];
}

/** Cards go to a pile. */
function taken(scene: Scene, seat: number, cards: readonly string[]): Scene {
  const round = scene.view.round;
  if (!round) return scene;
  const field = round.field.filter((code) => !cards.includes(code));
  const piles = round.captured.map((pile, i) => (i === seat ? pileOrder([...pile, ...cards]) : pile));
  const captured = [piles[0] ?? [], piles[1] ?? []] as const;
  return withRound(scene, { field, captured }, { slots: settle(scene.slots, field), resting: null });
}

/** Cards in table order: bright, animal, ribbon, chaff, each by month. */
export function pileOrder(cards: readonly string[]): string[] {
  const rank = (code: string): number => KINDS.indexOf(kindOf(code)) * 100 + monthOf(code);
  return [...new Set(cards)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The deal: the table before it, and in which packets the cards come. Pure. */

import type { View } from "../wire";
import type { Options } from "./options";
import { quiet, sceneOf, type Scene } from "./scene";

export type Place = "mine" | "theirs" | "field";
const ALL = 48;
const HAND = 8;

/** Whether nothing was done yet in the round of a view. */
export const untouched = (view: View): boolean => view.stage === "play" && view.round?.history.length === 0;

/** The round of a view before its cards are dealt. */
export function bare(view: View): Scene {
  const round = view.round && {
    ...view.round,
    hand: [],
    opponent_hand: 0,
    field: [],
    stock: ALL,
    captured: [[], []] as const,
    history: [],
    pending: null,
    pending_from: null,
  };
  return quiet(sceneOf({ ...view, round }, null));
}

/** A dealt table in steps of few cards, so that drawing it is not one long task: the field, one's own hand, the other's. */
export function laid(dealt: Scene): Scene[] {
  const empty = bare(dealt.view);
  const [from, to] = [empty.view.round, dealt.view.round];
  if (!from || !to) return [dealt];
  const step = (lie: number, held: number): Scene => {
    const field = to.field.slice(0, lie);
    const slots = dealt.slots.map((code) => (code && field.includes(code) ? code : null));
    return { ...dealt, slots, view: { ...empty.view, round: { ...from, stock: to.stock, field, hand: to.hand.slice(0, held) } } };
  };
  return [step(4, 0), step(8, 0), step(8, 4), step(8, 8), dealt];
}

/** Where each card goes, packet by packet, in order; `dealing`: the player deals. */
export function packets(options: Options, dealing: boolean): Place[][] {
  const places = options.dealOrder.split("-").map((who): Place => {
    if (who === "field") return "field";
    return (who === "dealer") === dealing ? "mine" : "theirs";
  });
  const size = options.packet || 2;
  const round = places.map((place) => Array<Place>(size).fill(place));
  return Array.from({ length: HAND / size }, () => round).flat();
}

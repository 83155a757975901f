/** The first lesson: which sentence helps a newcomer at this moment, and which cards it points at. From a view only. */

import { monthOf } from "../lib/cards";
import { monthName, plantName } from "../lib/names";
import { say } from "../lib/texts.svelte";
import type { View } from "../wire";

export interface Lesson {
  readonly id: "pair" | "choose-pair" | "lay" | "stock" | "sets";
  readonly step: number;
  readonly text: string;
  /** The hand card and the field card to light. */
  readonly hand: string;
  readonly field: string;
}

export const STEPS = 4;

/** The lesson for a view where its seat may play a card; null where there is none. `turns` are the seat's finished turns. */
export function lessonOf(view: View, turns: number): Lesson | null {
  if (view.round?.phase !== "play" || !view.legal.cards.length) return null;
  if (turns === 1) return { id: "stock", step: 2, text: say("table-lesson-stock"), hand: "", field: "" };
  if (turns === 2) return { id: "sets", step: 3, text: say("table-lesson-sets"), hand: "", field: "" };
  if (turns > 0) return null;
  const pair = view.legal.cards.find((card) => card.takes.length === 1);
  const other = view.legal.cards.find((card) => card.takes.length > 0 || card.choices.length > 0);
  const card = pair ?? other;
  if (!card) return { id: "lay", step: 1, text: say("table-lesson-lay"), hand: "", field: "" };
  const month = monthOf(card.card);
  const facts = { number: month, plant: plantName(month), month: monthName(month) };
  const text = say(pair ? "table-lesson-pair" : "table-lesson-choose-pair", facts);
  return { id: pair ? "pair" : "choose-pair", step: 1, text, hand: card.card, field: card.takes[0] ?? card.choices[0] ?? "" };
}

/** How many turns a seat has finished, by its hand cards in the history. */
export const turnsOf = (view: View): number =>
  view.round?.history.filter((row) => row.seat === view.seat && row.source === "hand").length ?? 0;

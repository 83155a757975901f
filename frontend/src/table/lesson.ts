/** The first lesson: which sentence helps a newcomer at this moment, and which cards it points at. From a view only. */

import { monthOf } from "../lib/cards";
import { cardName, monthName, plantName } from "../lib/names";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import type { View } from "../wire";
import { yakuSaid } from "./story";

export interface Lesson {
  readonly id: "pair" | "choose-pair" | "lay" | "stock" | "sets" | "star";
  readonly text: string;
  /** Whether it can be put away before a card is played. */
  readonly later: boolean;
  /** The hand card and the field card to light. */
  readonly hand: string;
  readonly field: string;
}

/** What is said after the first turn. */
const LATER = [
  { id: "sets", text: "table-lesson-sets" },
  { id: "stock", text: "table-lesson-stock" },
] as const;

/** The lesson for a view where its seat may play a card; null where there is none, or all was `read`. `turns` are the
    seat's finished turns. */
export function lessonOf(view: View, turns: number, read: readonly string[] = []): Lesson | null {
  if (view.round?.phase !== "play" || !view.legal.cards.length) return null;
  const star = settings.hints === "yaku" && !read.includes("star") && view.legal.cards.find((card) => card.makes.length);
  if (star) {
    const text = say("table-lesson-star", { yaku: yakuSaid(star.makes, view.rules) });
    return { id: "star", text, later: true, hand: star.card, field: star.takes[0] ?? star.choices[0] ?? "" };
  }
  if (turns > 0) {
    const one = turns < 4 && LATER.find(({ id }) => !read.includes(id));
    return one ? { id: one.id, text: say(one.text), later: true, hand: "", field: "" } : null;
  }
  const pair = view.legal.cards.find((card) => card.takes.length === 1);
  const other = view.legal.cards.find((card) => card.takes.length > 0 || card.choices.length > 0);
  const card = pair ?? other;
  if (!card && read.includes("lay")) return null;
  if (!card) return { id: "lay", text: say("table-lesson-lay"), later: false, hand: "", field: "" };
  const month = monthOf(card.card);
  const facts = { number: month, plant: plantName(month), month: monthName(month), card: cardName(card.card) };
  const number = settings.labels === "none" ? "" : ` ${say("table-lesson-number", facts)}`;
  const text = say(pair ? "table-lesson-pair" : "table-lesson-choose-pair", facts) + number;
  if (read.includes("pair") || read.includes("choose-pair")) return null;
  return { id: pair ? "pair" : "choose-pair", text, later: false, hand: card.card, field: card.takes[0] ?? card.choices[0] ?? "" };
}

/** How many turns a seat has finished, by its hand cards in the history. */
export const turnsOf = (view: View): number =>
  view.round?.history.filter((row) => row.seat === view.seat && row.source === "hand").length ?? 0;

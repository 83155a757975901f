/** How near the yaku are: which to show first, which cards they lack, and each state in words. From a view only. */

import { cardShort, yakuName, type RulesObject } from "../lib/names";
import { has, joinAnd, joinOr, say, type Facts } from "../lib/texts.svelte";
import type { YakuProgress } from "../wire";

const ORDER: Record<string, number> = { complete: 0, "one-away": 1, possible: 2 };

/** The yaku made, then those that lack least, the dearer first; none that are out of reach or outranked. */
export function nearest(progress: readonly YakuProgress[], count = Infinity): YakuProgress[] {
  return progress
    .filter((line) => line.state in ORDER)
    .sort((a, b) => (ORDER[a.state] ?? 9) - (ORDER[b.state] ?? 9) || a.need - b.need || b.worth - a.worth)
    .slice(0, count);
}

/** The yaku that are made or one card away. */
export const close = (progress: readonly YakuProgress[]): YakuProgress[] =>
  nearest(progress).filter((line) => line.state !== "possible");

/** Items as a bare list, as the language writes it. */
export const listed = (items: readonly string[]): string =>
  items.slice(1).reduce((text, next) => say("list-middle", { first: text, next }), items[0] ?? "");

/** A yaku one card away, and by how much the base would grow with it. */
export interface Want {
  readonly line: YakuProgress;
  readonly gain: number;
}

/** The yaku that a card would gain something by, the most first; without gains, by what they are worth. */
export function wants(lines: readonly YakuProgress[], gains: readonly number[] = []): Want[] {
  return lines
    .map((line, i) => ({ line, gain: gains[i] ?? worth(line) }))
    .filter((want) => want.gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** The cards a yaku lacks, those on the field first; where any of many will do, only those on the field. */
export function lacking(line: YakuProgress, field: readonly string[]): string[] {
  const many = line.missing.length > Math.max(line.need + 1, 3);
  const cards = line.missing.filter((code) => !many || field.includes(code));
  return [...cards].sort((a, b) => Number(field.includes(b)) - Number(field.includes(a)));
}

/** "+5" or "5": what it is paid, or would be. */
export const worth = (line: YakuProgress): number => line.points || line.worth;

/** Where the wanted cards of a yaku are: on the field, or not seen yet; empty where any of many will do. */
export function whereabouts(line: YakuProgress, field: readonly string[], hand: readonly string[]): string {
  const cards = lacking(line, field);
  const names = (codes: readonly string[]): string => joinOr([...new Set(codes.map(cardShort))]);
  const lying = cards.filter((code) => field.includes(code));
  if (lying.length) return say("table-near-field", { cards: names(lying) });
  const held = cards.filter((code) => hand.includes(code));
  if (held.length) return say("table-near-hand", { cards: names(held) });
  return cards.length ? say("table-near-unseen", { cards: names(cards) }) : "";
}

/** How near a yaku is, in a sentence with the reason. */
export function progressSaid(line: YakuProgress, all: readonly YakuProgress[], rules?: RulesObject): string {
  const facts: Facts = { yaku: yakuName(line.id, rules), need: line.need };
  const codes = line.state === "impossible" ? line.blocked : line.missing;
  const names = [...new Set(codes.map(cardShort))];
  let said: string;
  if (line.state === "superseded") {
    const paid = all.filter((other) => other.state === "complete" && other.points >= line.worth);
    const better = paid.sort((a, b) => b.points - a.points)[0];
    said = better
      ? say("progress-superseded-better", { ...facts, better: yakuName(better.id, rules) })
      : say("progress-superseded", facts);
  } else if (names.length && codes.length < 7 && has(`progress-${line.state}-cards`)) {
    const cards = line.state === "impossible" ? joinAnd(names) : line.state === "possible" ? listed(names) : joinOr(names);
    said = say(`progress-${line.state}-cards`, { ...facts, cards });
  } else said = say(`progress-${line.state}`, facts);
  if (line.wants_base) said += ` ${say("play-yaku-wants-base")}`;
  return said;
}

/** The same without the yaku's name in front, for a row that has it as a heading. */
export function progressAlone(line: YakuProgress, all: readonly YakuProgress[], rules?: RulesObject): string {
  const said = progressSaid(line, all, rules);
  const name = yakuName(line.id, rules);
  const rest = said.startsWith(name) ? said.slice(name.length).replace(/^[\s\u00a0:：]+/, "") : said;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

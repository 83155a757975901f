/** The arithmetic of a round, one line a step: yaku, additions, base, factors, points. From the round's sheet only. */

import { monthOf } from "../lib/cards";
import { monthName, type RulesObject } from "../lib/names";
import { say } from "../lib/texts.svelte";
import type { FactorLine, RoundSheet } from "../wire";
import { listed } from "./near";
import { pileOrder } from "./scene";
import { yakuCards } from "./sets";
import { yakuPlain } from "./story";

export interface SumLine {
  readonly kind: "yaku" | "added" | "base" | "factor" | "idle" | "total" | "note";
  readonly label: string;
  /** What stands on the right: "5", "+ 5", "× 2". */
  readonly value: string;
  /** The cards it is for, where they are few enough to be shown. */
  readonly cards?: readonly string[];
}

export const factorSaid = (line: FactorLine): string => say(`factor-${line.id}-${line.why}`, { value: line.value });

/** A factor without the "×2:" that the value on its right repeats. */
function factorLabel(line: FactorLine): string {
  const said = factorSaid(line).replace(/^[×+]\s*\d+\s*[:：]\s*/, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The lines of a round's sheet. */
export function sumLines(sheet: RoundSheet, called: (seat: number) => string, rules?: RulesObject): SumLine[] {
  if (sheet.kind === "hand") {
    return [0, 1]
      .filter((seat) => (sheet.hand_points[seat] ?? 0) > 0)
      .map((seat) => ({ kind: "yaku", ...lucky(sheet, seat, called(seat)), value: String(sheet.hand_points[seat]) }));
  }
  if (!sheet.yaku.length) return [{ kind: "note", label: say("play-sheet-nothing"), value: "" }];
  const pile = (sheet.winner !== null && sheet.captured[sheet.winner]) || [];
  const lines: SumLine[] = sheet.yaku.map((paid, i) => ({
    kind: "yaku",
    label: yakuPlain(paid.id, rules),
    value: i ? `+ ${paid.points}` : String(paid.points),
    cards: yakuCards(paid.id, pile, sheet.month),
  }));
  const of = (...whys: string[]): FactorLine[] => sheet.factors.filter((line) => whys.includes(line.why));
  for (const line of of("added")) lines.push({ kind: "added", label: factorLabel(line), value: `+ ${line.value}` });
  const idle = sheet.factors.filter((line) => !["applies", "added", "no-rule"].includes(line.why));
  const points = sheet.base * sheet.multiplier;
  if (lines.length > 1 || sheet.multiplier !== 1) {
    lines.push({ kind: "base", label: say("play-sheet-base"), value: String(sheet.base) });
  }
  for (const line of of("applies")) lines.push({ kind: "factor", label: factorLabel(line), value: `× ${line.value}` });
  for (const line of idle) lines.push({ kind: "idle", label: factorLabel(line), value: "" });
  lines.push({ kind: "total", label: say("play-points"), value: String(points) });
  return lines;
}

/** Which lucky hand a seat had: four of a month or four pairs, of which months, and its cards. */
function lucky(sheet: RoundSheet, seat: number, name: string): Pick<SumLine, "label" | "cards"> {
  const hand = sheet.hands[seat] ?? [];
  const held = hand.map(monthOf);
  const whole = [...new Set(held)].filter((month) => held.filter((other) => other === month).length === 4);
  const those = whole.length ? whole : [...new Set(held)];
  const label = say(`play-sheet-lucky-${whole.length ? "four" : "pairs"}`, { name, months: listed(those.map(monthName)) });
  return { label, cards: pileOrder(hand).filter((code) => those.includes(monthOf(code))).sort((a, b) => monthOf(a) - monthOf(b)) };
}

/** How the round ended, in a sentence. */
export function roundResult(sheet: RoundSheet, named: (seat: number) => string): string {
  let who = sheet.winner;
  let points = who === null ? Math.max(...sheet.points) : (sheet.points[who] ?? 0);
  if (sheet.kind === "draw") {
    who = (sheet.points[sheet.dealer] ?? 0) > 0 ? sheet.dealer : null;
    points = sheet.points[sheet.dealer] ?? 0;
  }
  if (who === null) return say(sheet.kind === "hand" ? "round-hand-both" : `round-${sheet.kind}`);
  const name = named(who);
  return say(`round-${sheet.kind}-${name ? "other" : "you"}`, { name, points });
}

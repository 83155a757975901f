/** The match so far, round by round: squares for the bar, columns for the score. Works for any length and any ledger. */

import type { RoundScore, View } from "../wire";
import type { Options } from "./options";

export type Square = "won" | "lost" | "even" | "now" | "";

/** One square a round: the rounds played, the one being played, those to come where the match has a length. */
export function squares(view: View, options: Options): Square[] {
  const found: Square[] = view.scores.map((score) => side(score, view.seat));
  if (view.stage === "play") found.push("now");
  while (found.length < options.rounds) found.push("");
  return found;
}

/** Who had the better of a round. */
export function side(score: RoundScore, seat: number): "won" | "lost" | "even" {
  const mine = score.points[seat] ?? 0;
  const theirs = score.points[1 - seat] ?? 0;
  return mine > theirs ? "won" : mine < theirs ? "lost" : "even";
}

export interface Column {
  readonly number: number;
  readonly month: number;
  readonly side: "won" | "lost" | "even";
  /** What the better one got in the round, 0 if nobody. */
  readonly points: number;
  /** Both totals after it, the viewing seat's first. */
  readonly totals: readonly [number, number];
}

/** A column a round, with the running totals from the starting points. */
export function columns(view: View, options: Options): Column[] {
  let [mine, theirs] = [options.startPoints, options.startPoints];
  return view.scores.map((score) => {
    const own = score.points[view.seat] ?? 0;
    const other = score.points[1 - view.seat] ?? 0;
    mine += own;
    theirs += other;
    return {
      number: score.number,
      month: score.month,
      side: side(score, view.seat),
      points: Math.max(own, other),
      totals: [mine, theirs] as const,
    };
  });
}

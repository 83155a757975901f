/** Sentences about the match: which round it is, how it ended, what changes hands. */

import { monthName } from "../lib/names";
import { say } from "../lib/texts.svelte";
import type { View } from "../wire";
import type { Options } from "./options";

/** The word that goes with so many points, for a number that is set large beside it. */
export const pointsWord = (points: number): string => say("points-count", { points }).replace(/^[-−]?[\d\s\u00a0\u202f,.]+/, "");

/** A number with a true minus sign. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** "Round 3 of 12". */
export function roundNumber(round: number, options: Options): string {
  if (options.rounds) return say("play-round-of", { round, rounds: Math.max(options.rounds, round) });
  if (options.target) return say("play-round-target", { round, target: options.target });
  return say("play-round", { round });
}

/** Who won the match, in a sentence. */
export function matchResult(view: View, named: (seat: number) => string): string {
  const end = view.end;
  if (!end) return "";
  const [first, second] = view.standing;
  if (end.winner === null) return say(`match-${end.reason}-shared`, { high: Math.max(first, second), low: Math.min(first, second) });
  const high = view.standing[end.winner] ?? 0;
  const low = view.standing[1 - end.winner] ?? 0;
  const name = named(end.winner);
  return say(`match-${end.reason}-${name ? "other" : "you"}`, { name, high, low });
}

/** The best round of the match, in a sentence; empty if nobody scored. */
export function bestRound(view: View, called: (seat: number) => string): string {
  const best = [...view.scores].sort((a, b) => Math.max(...b.points) - Math.max(...a.points))[0];
  const points = best ? Math.max(...best.points) : 0;
  if (!best || points <= 0) return "";
  const name = called(best.points.indexOf(points));
  return say("play-match-best", { round: best.number, month: monthName(best.month), points, name });
}

/** What changes hands after the match, in a sentence; empty without stakes. */
export function stakesSaid(view: View, options: Options, called: (seat: number) => string): string {
  if (!options.stakes || !view.end) return "";
  const [first] = view.end.settlement;
  if (first === 0) return say("play-match-even");
  const winner = first > 0 ? 0 : 1;
  return say("play-match-pays", { name: called(1 - winner), other: called(winner), points: Math.abs(first) });
}

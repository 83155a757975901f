/** Reel: a round of a record made ready to be stepped through: every scene through both seats' eyes, every sentence's facts. */

import { sceneOf, type Scene } from "../../table/scene";
import { stepOf, type Step } from "../../table/story";
import type { ReplayRound, View } from "../../wire";

export interface Reel {
  readonly number: number;
  /** How many rounds the record has. */
  readonly rounds: number;
  readonly opponent: string;
  /** By seat, then by frame; cards keep their places on the cloth from one to the next. */
  readonly scenes: readonly [readonly Scene[], readonly Scene[]];
  /** What happened on the way to each frame. */
  readonly steps: readonly (readonly Step[])[];
  /** How many moments it has: its frames, and after the last round the sheet of the match. */
  readonly length: number;
}

/** What is to be seen at a moment: the cards, the sheet of the round, or that of the match. */
export type Sight = "table" | "round" | "match";

export function reelOf(round: ReplayRound): Reel {
  const scenes = (seat: 0 | 1): Scene[] => {
    const all: Scene[] = [];
    for (const { views } of round.frames) {
      const [view, before] = [views[seat], all.at(-1)];
      // below a sheet the cards lie as they lay
      if (view.round || !before) all.push(sceneOf(view, before ?? null));
      else all.push({ ...before, view: { ...view, round: before.view.round } });
    }
    return all;
  };
  const end = round.frames.at(-1)?.views[0].end;
  return {
    number: round.number,
    rounds: round.rounds,
    opponent: round.opponent,
    scenes: [scenes(0), scenes(1)],
    steps: round.frames.map(({ events }, at) => {
      const view = round.frames[at]?.views[0];
      const dealt: Step[] = at === 0 && view ? [{ what: "dealt", seat: view.dealer }] : [];
      return [...dealt, ...events.map(stepOf).filter((step) => step !== null)];
    }),
    length: round.frames.length + (end && end.reason !== "resigned" ? 1 : 0),
  };
}

export function sightOf(view: View, reel: Reel, step: number): Sight {
  if (view.stage === "play") return "table";
  if (view.end && (view.end.reason === "resigned" || step >= reel.scenes[0].length)) return "match";
  return "round";
}

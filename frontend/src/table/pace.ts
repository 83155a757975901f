/** Pace: how long things take to be seen, in milliseconds, by the player's settings and the device's. */

import { settings } from "../lib/settings.svelte";

export interface Pace {
  readonly travel: number;
  readonly reveal: number;
  readonly settle: number;
  readonly rest: number;
  readonly read: number;
}

const CALM: Pace = { travel: 400, reveal: 220, settle: 180, rest: 450, read: 1300 };
const STILL: Pace = { travel: 0, reveal: 0, settle: 0, rest: 120, read: 500 };

/** Whether the device asks for little motion. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function pace(): Pace {
  if (settings.pace === "instant" || still()) return STILL;
  if (settings.pace === "calm") return CALM;
  return { travel: 200, reveal: 110, settle: 90, rest: 225, read: 800 };
}

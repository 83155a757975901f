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
const BRISK: Pace = { travel: 200, reveal: 110, settle: 90, rest: 225, read: 800 };
const STILL = { travel: 0, reveal: 0, settle: 0 };

/** Whether the device asks for little motion. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Without motion there is still time to read, unless nothing is to be waited for at all. */
export function pace(): Pace {
  if (settings.pace === "instant") return { ...STILL, rest: 60, read: 120 };
  const moving = settings.pace === "calm" ? CALM : BRISK;
  return still() ? { ...moving, ...STILL } : moving;
}

/** A moment of a record as what stands behind the `#` of an address: record, round, step, and through whose eyes. */

/** Seat 0's or seat 1's eyes, or both hands open. */
export type Eyes = "0" | "1" | "both";

export interface Moment {
  readonly record: string;
  /** From 1. */
  readonly round: number;
  /** 0 is the deal. */
  readonly step: number;
  readonly eyes: Eyes;
}

/** The moment of a hash; what is missing or no number is the beginning. Null where there is no record. */
export function momentOf(hash: string): Moment | null {
  const [record = "", round, step, eyes] = hash.replace(/^#/, "").split(".");
  if (!/^[\w-]{1,64}$/.test(record)) return null;
  return {
    record,
    round: Math.max(1, whole(round, 1)),
    step: whole(step, 0),
    eyes: eyes === "1" || eyes === "both" ? eyes : "0",
  };
}

export const hashOf = ({ record, round, step, eyes }: Moment): string => `#${record}.${round}.${step}.${eyes}`;

const whole = (text: string | undefined, otherwise: number): number =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;

/** The seats this browser holds: match, seat and token, kept in its storage. A token is never put into an address. */

export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
}

export interface HeldMatch {
  readonly match: string;
  readonly mode: "computer" | "screen" | "friend";
  readonly seats: readonly HeldSeat[];
  /** The invite code, until the friend has joined. */
  readonly invite: string | null;
  readonly names: readonly [string, string];
  readonly rules: Record<string, unknown>;
  /** Milliseconds since 1970. */
  readonly opened: number;
  /** When it was last kept, by `keepMatch`. */
  readonly touched?: number;
  /** The round it is in, from 1, once that is known. */
  readonly number?: number;
  /** The computer player, in the mode `computer`. */
  readonly opponent?: string;
  /** Whether the match had ended when it was last looked at. */
  readonly over: boolean;
  readonly standing: readonly [number, number] | null;
}

const KEY = "koikoi.seats";
const MOST = 50;

/** All matches this browser has a seat in, the newest first. */
export function heldMatches(): HeldMatch[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isHeld) : [];
  } catch {
    return [];
  }
}

function isHeld(value: unknown): value is HeldMatch {
  if (typeof value !== "object" || value === null) return false;
  const { match, seats } = value as Record<string, unknown>;
  return typeof match === "string" && Array.isArray(seats);
}

const age = (held: HeldMatch): number => held.touched ?? held.opened;

/** The seats held in a match, or undefined. */
export function heldMatch(match: string): HeldMatch | undefined {
  return heldMatches().find((held) => held.match === match);
}

/** Keep a match, in place of what was kept of it. The oldest finished ones go first when there are too many. */
export function keepMatch(held: HeldMatch): void {
  const others = heldMatches().filter((other) => other.match !== held.match);
  const all = [{ ...held, touched: Date.now() }, ...others].sort((a, b) => Number(a.over) - Number(b.over) || age(b) - age(a));
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // without storage the match lasts as long as its page
  }
}

/** Forget a match: its seats in this browser are given up. */
export function forgetMatch(match: string): void {
  const others = heldMatches().filter((other) => other.match !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // nothing was kept
  }
}

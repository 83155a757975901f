/** The seats this browser holds: match, seat and token, kept in its storage. A token is never put into an address. */

import { kept } from "./storage";

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
  /** The invite code for good, so that its link leads whoever holds a seat to the table. */
  readonly code?: string;
  /** Empty where none was given. */
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

export const SEATS_KEY = "koikoi.seats";
/** So many matches are kept. */
const MOST = 200;

/** All matches this browser has a seat in, the newest first. What cannot be a match is left out. */
export function heldMatches(): HeldMatch[] {
  let found: unknown;
  try {
    found = JSON.parse(kept.read(SEATS_KEY) ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  const all = new Map<string, HeldMatch>();
  for (const entry of found) {
    const held = matchIn(entry);
    if (held && !all.has(held.match)) all.set(held.match, held);
  }
  return [...all.values()];
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = <T>(value: unknown, is: (one: unknown) => one is T): value is [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(is);
const isSeat = (value: unknown): value is HeldSeat =>
  isObject(value) && (value["seat"] === 0 || value["seat"] === 1) && isText(value["token"]) && value["token"] !== "";

/** A kept entry as a match; what only describes it may be lost, without its seats it is none. */
function matchIn(entry: unknown): HeldMatch | undefined {
  if (!isObject(entry)) return undefined;
  const { match, mode, seats, invite, code, names, rules, opened, touched, number, opponent, over, standing } = entry;
  if (!isText(match) || !/^[\w-]+$/.test(match)) return undefined;
  if (mode !== "computer" && mode !== "screen" && mode !== "friend") return undefined;
  if (!Array.isArray(seats) || !seats.length || !seats.every(isSeat)) return undefined;
  if (seats.length > 2 || seats[0]?.seat === seats[1]?.seat) return undefined;
  return {
    match,
    mode,
    seats: seats.map(({ seat, token }) => ({ seat, token })),
    invite: isText(invite) ? invite : null,
    ...(isText(code) && { code }),
    names: isPair(names, isText) ? names : ["", ""],
    rules: isObject(rules) && ["base", "name"].every((key) => rules[key] === undefined || isText(rules[key])) ? rules : {},
    opened: isNumber(opened) ? opened : 0,
    ...(isNumber(touched) && { touched }),
    ...(isNumber(number) && { number }),
    ...(isText(opponent) && { opponent }),
    over: over === true,
    standing: isPair(standing, isNumber) ? standing : null,
  };
}

const age = (held: HeldMatch): number => held.touched ?? held.opened;

/** The seats held in a match, or undefined. */
export function heldMatch(match: string): HeldMatch | undefined {
  return heldMatches().find((held) => held.match === match);
}

/** The match whose invitation has this code, if this browser holds a seat in it. */
export function heldByCode(code: string): HeldMatch | undefined {
  return heldMatches().find((held) => held.code === code || held.invite === code);
}

/** Keep a match, in place of what was kept of it. */
export function keepMatch(held: HeldMatch): void {
  const others = heldMatches().filter((other) => other.match !== held.match);
  const all = [{ ...held, touched: Date.now() }, ...others].sort((a, b) => Number(a.over) - Number(b.over) || age(b) - age(a));
  kept.write(SEATS_KEY, JSON.stringify(withinMost(all, held.match)));
}

/** Too many: finished matches go first, then those without a friend, the oldest first; an unfinished one with a friend never. */
function withinMost(all: HeldMatch[], just: string): HeldMatch[] {
  const out = all
    .filter((held) => held.match !== just && (held.over || held.mode !== "friend"))
    .sort((a, b) => Number(b.over) - Number(a.over) || age(a) - age(b))
    .slice(0, Math.max(0, all.length - MOST));
  return all.filter((held) => !out.includes(held));
}

/** Forget a match: its seats in this browser are given up. */
export function forgetMatch(match: string): void {
  kept.write(SEATS_KEY, JSON.stringify(heldMatches().filter((other) => other.match !== match)));
}

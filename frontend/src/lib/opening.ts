/** Opening and joining a match: asks the server, and keeps the seat and what was chosen in this browser. */

import type { OpenMatch } from "../wire";
import { joinByInvite, openMatch } from "./api";
import { opponentName } from "./names";
import { nameIn } from "./player";
import { randomHex } from "./random";
import { keepMatch, type HeldMatch } from "./seats";
import { change, settings } from "./settings.svelte";
import { keptHere } from "./storage";
import { FIRST_TABLE, type TableRules } from "./tables";

export interface Wanted {
  readonly mode: HeldMatch["mode"];
  readonly rules: TableRules;
  /** The computer player; the first that is offered if empty. */
  readonly opponent: string;
  /** Empty ones stay so: every client calls the player in its own language. */
  readonly names?: readonly [string, string];
  readonly birthMonths?: readonly [number | null, number | null] | null;
  readonly seed?: number | null;
}

/** What one press on "Play" opens: the last table against the last opponent. */
export function lastWanted(): Wanted {
  return { mode: "computer", rules: settings.last?.rules ?? { base: FIRST_TABLE }, opponent: settings.last?.opponent ?? "" };
}

/** The computer player of that name; where it is not offered, as to a newcomer, the first: the weakest. */
export function offered(opponents: readonly string[], name = ""): string {
  return opponents.includes(name) ? name : (opponents[0] ?? "");
}

/** Open a match and keep its seats; the address of its table. Throws `Refused`. */
export async function open(wanted: Wanted, opponents: readonly string[]): Promise<string> {
  const opponent = wanted.mode !== "computer" ? "" : offered(opponents, wanted.opponent);
  const names = namesFor(wanted, opponent);
  const ask: OpenMatch = {
    mode: wanted.mode,
    rules: wanted.rules,
    names,
    opponent,
    birth_months: wanted.birthMonths ?? null,
    seed: wanted.seed ?? null,
    pace: settings.pace,
  };
  const opened = await openMatch(ask);
  const { rules, mode } = wanted;
  change({ last: { rules: { ...rules }, opponent: opponent || (settings.last?.opponent ?? "") } });
  keepMatch({ ...kept, ...opened, ...codeOf(opened.invite), mode, rules, names, opponent, opened: Date.now() });
  return `/table/${opened.match}`;
}

/** A wish to join, kept with its key until the answer has come. */
export interface Joining {
  readonly code: string;
  readonly host: string;
  readonly rules: TableRules;
  readonly name: string;
  readonly birthMonth: number | null;
}

const JOIN_KEY = "koikoi.join";
type Tried = Joining & { readonly key: string };

/** Join a friend's match; the address of its table. The same code is always asked for with the same key. Throws `Refused`. */
export async function join(wanted: Joining): Promise<string> {
  const tried: Tried = { ...wanted, name: nameIn(wanted.name), key: lostJoin(wanted.code)?.key ?? randomHex(24) };
  keptHere.write(JOIN_KEY, JSON.stringify(tried));
  const { code, key, name, birthMonth, rules, host } = tried;
  const joined = await joinByInvite({ code, name, birth_month: birthMonth, key });
  keepMatch({ ...kept, ...joined, ...codeOf(code), mode: "friend", rules, names: [host, name], invite: null, opened: Date.now() });
  keptHere.remove(JOIN_KEY);
  return `/table/${joined.match}`;
}

/** What was asked for by this code in this tab without an answer, or undefined. */
export function lostJoin(code: string): Tried | undefined {
  try {
    const tried = JSON.parse(keptHere.read(JOIN_KEY) ?? "null") as Tried | null;
    return tried?.code === code && typeof tried.key === "string" ? tried : undefined;
  } catch {
    return undefined;
  }
}

const kept = { over: false, standing: null } as const;
const codeOf = (code: string | null | undefined): { code?: string } => (code ? { code } : {});

function namesFor({ mode, names = ["", ""] }: Wanted, opponent: string): [string, string] {
  const [first, second] = names.map(nameIn) as [string, string];
  if (mode === "screen") return [first, second];
  return [first || settings.name, mode === "computer" ? opponentName(opponent) : ""];
}

/** Opening and joining a match: asks the server, and keeps the seat and what was chosen in this browser. */

import type { OpenMatch } from "../wire";
import { joinByInvite, openMatch } from "./api";
import { opponentName } from "./names";
import { keepMatch, type HeldMatch } from "./seats";
import { change, settings } from "./settings.svelte";
import { FIRST_TABLE, type TableRules } from "./tables";
import { say } from "./texts.svelte";

export interface Wanted {
  readonly mode: HeldMatch["mode"];
  readonly rules: TableRules;
  /** The computer player; the server's strongest if empty. */
  readonly opponent: string;
  /** Empty ones are filled in. */
  readonly names?: readonly [string, string];
  readonly birthMonths?: readonly [number | null, number | null] | null;
  readonly seed?: number | null;
}

/** What one press on "Play" opens: the last table against the last opponent. */
export function lastWanted(): Wanted {
  return { mode: "computer", rules: settings.last?.rules ?? { base: FIRST_TABLE }, opponent: settings.last?.opponent ?? "" };
}

/** Open a match and keep its seats; the address of its table. Throws `Refused`. */
export async function open(wanted: Wanted, opponents: readonly string[]): Promise<string> {
  const opponent = wanted.mode !== "computer" ? "" : opponents.includes(wanted.opponent) ? wanted.opponent : (opponents.at(-1) ?? "");
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
  keepMatch({ ...kept, ...opened, mode, rules, names, opponent, opened: Date.now() });
  return `/table/${opened.match}`;
}

/** Join a friend's match; the address of its table. Throws `Refused`. */
export async function join(code: string, host: string, rules: TableRules, name: string, birthMonth: number | null): Promise<string> {
  const mine = name.trim() || say("play-name-one");
  const joined = await joinByInvite({ code, name: mine, birth_month: birthMonth });
  keepMatch({ ...kept, ...joined, mode: "friend", rules, names: [host, mine], invite: null, opened: Date.now() });
  return `/table/${joined.match}`;
}

const kept = { over: false, standing: null } as const;

function namesFor({ mode, names = ["", ""] }: Wanted, opponent: string): [string, string] {
  const [first, second] = names.map((name) => name.trim());
  if (mode === "screen") return [first || say("play-name-first"), second || say("play-name-second")];
  return [first || settings.name || say("play-name-one"), mode === "computer" ? opponentName(opponent) : ""];
}

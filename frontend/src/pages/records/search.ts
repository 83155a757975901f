/** Search: which records fit what was typed: every word is in a name, the table, the date or the title. */

import { opponentName, tableName } from "../../lib/names";
import { daySaid } from "../../lib/records";
import { say } from "../../lib/texts.svelte";
import type { RecordRow } from "../../wire";

/** What both players are called. */
export function namesOf(row: RecordRow): readonly [string, string] {
  const [first, second] = row.players;
  const other = second || (row.opponent && opponentName(row.opponent));
  return [first || say("play-name-first"), other || say("play-name-second")];
}

/** "Aki and Bruno". */
export function playersSaid(row: RecordRow): string {
  const [first, last] = namesOf(row);
  return say("list-and", { first, last });
}

/** The day as 2026-11-30, for who types it so. */
const isoDay = (row: RecordRow): string => new Date((row.played ?? row.added) * 1000).toISOString().slice(0, 10);

export function found(rows: readonly RecordRow[], wanted: string, language: string): readonly RecordRow[] {
  const words = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (!words.length) return rows;
  return rows.filter((row) => {
    const all = [row.title, ...namesOf(row), tableName(row.rules), daySaid(row, language), isoDay(row)];
    const text = all.join(" ").toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
}

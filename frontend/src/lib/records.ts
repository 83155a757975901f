/** Records: the shelf of finished matches that this browser keeps at the server, and one record by its id. */

import type { Filed, RecordId, RecordRow, ReplayRound, Shelf } from "../wire";
import { call, Refused } from "./api";
import { randomHex } from "./random";
import { heldMatches, type HeldMatch } from "./seats";
import { kept } from "./storage";

export const SHELF_KEY = "koikoi.shelf";
/** Which finished matches were put on the shelf, so that one that is deleted there stays away. */
const PUT_KEY = "koikoi.shelf.matches";
/** Milliseconds between two tries of what was asked for too fast. */
const PAUSE = 1000;
const TRIES = 60;

/** The key of this browser's shelf, made up at first need. */
function shelfKey(): string {
  const known = kept.read(SHELF_KEY);
  if (known && /^[\w-]{43,64}$/.test(known)) return known;
  const key = randomHex(32);
  kept.write(SHELF_KEY, key);
  return key;
}

export const shelf = (): Promise<Shelf> => call("/api/records", undefined, shelfKey());
export const fileRecords = (file: Blob): Promise<Filed> => patiently(() => call("/api/records", file, shelfKey()));
export const renameRecord = (id: string, title: string): Promise<RecordId> =>
  call("/api/records/rename", { id, title }, shelfKey());
export const removeRecord = (id: string): Promise<RecordId> => call("/api/records/remove", { id }, shelfKey());
export const readRecord = (id: string): Promise<Record<string, unknown>> => call("/api/records/read", { id });
export const replayRound = (id: string, round: number): Promise<ReplayRound> =>
  patiently(() => call("/api/records/replay", { id, round }));

/** Put a match that has ended on the shelf. */
export async function keepMatch(held: HeldMatch): Promise<Filed> {
  const filed = await patiently(() =>
    call<Filed>("/api/records/keep", { match: held.match, token: held.seats[0]?.token ?? "" }, shelfKey()),
  );
  if (!filed.full) marked(held);
  return filed;
}

/** Put the finished matches of this browser on the shelf that were not put there yet. */
export async function keepFinished(): Promise<void> {
  const put = alreadyPut();
  for (const held of heldMatches().filter((one) => one.over && put[one.match] !== stamp(one))) {
    try {
      await keepMatch(held);
    } catch (error) {
      if (!(error instanceof Refused) || (error.status !== 404 && error.status !== 410)) throw error;
      marked(held); // the server has it no more
    }
  }
}

/** Another match at the same table, which a rematch makes, is kept later. */
const stamp = (held: HeldMatch): number => held.touched ?? held.opened;

function alreadyPut(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(kept.read(PUT_KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function marked(held: HeldMatch): void {
  const known = new Set(heldMatches().map(({ match }) => match));
  const put = Object.entries({ ...alreadyPut(), [held.match]: stamp(held) }).filter(([match]) => known.has(match));
  kept.write(PUT_KEY, JSON.stringify(Object.fromEntries(put)));
}

/** Do something that may be asked for only so often, again after a while where it was too soon. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "rate" || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Where a record is stepped through; its id stays behind the `#`. */
export const replayPath = (id: string, moment = ""): string => `/replay#${id}${moment}`;

/** The day a match was played, else that on which it was kept. */
export const daySaid = (row: Pick<RecordRow, "played" | "added">, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date((row.played ?? row.added) * 1000));

/** Save a text as a file of this device. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

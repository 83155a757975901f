/** The server's HTTP interface, typed. What it refuses becomes a `Refused` with the server's code and sentence. */

import type { About, ApiError, Chances, Invited, JoinMatch, OpenMatch, Opened, RulesPage } from "../wire";
import type { Language } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    sentence: string,
    /** A reason of the engine's, where rules or a name were refused; `error-<reason>` says it. */
    readonly reason = "",
    /** The option that was refused, if one was. */
    readonly option = "",
  ) {
    super(sentence);
  }
}

/** Ask the server for something, with a JSON body or as it is, by a token; with a body by POST unless told otherwise. Throws Refused. */
export async function call<T>(path: string, body?: unknown, token?: string, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers: Record<string, string> = {};
  const raw = body instanceof Blob;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }) });
  } catch {
    throw new Refused(0, "away", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const error = (await answer.json().catch(() => null)) as ApiError | null;
  throw new Refused(answer.status, error?.code ?? "unknown", error?.sentence ?? answer.statusText, error?.reason, error?.option);
}

let known: Promise<About> | undefined;

/** What this server offers; asked once, or anew where it may have been started otherwise since. */
export function about(fresh = false): Promise<About> {
  if (fresh) known = undefined;
  known ??= call<About>("/api/about").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const rulesPage = (lang: Language, rules: Record<string, unknown>): Promise<RulesPage> =>
  call("/api/rules", { lang, rules });
export const openMatch = (ask: OpenMatch): Promise<Opened> => call("/api/matches", ask);
export const lookAtInvite = (code: string): Promise<Invited> => call("/api/invites/look", { code });
/** `key` is the client's own: with it a lost answer can be asked for again. */
export const joinByInvite = (ask: JoinMatch & { readonly key: string }): Promise<Opened> => call("/api/invites/join", ask);
export const coach = (match: string, token: string): Promise<Chances> => call(`/api/matches/${match}/coach`, {}, token);
export const record = (match: string, token: string): Promise<Record<string, unknown>> =>
  call(`/api/matches/${encodeURIComponent(match)}/record`, undefined, token);

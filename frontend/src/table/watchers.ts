/** What players ask of the server about who may watch their match. */

import { call } from "../lib/api";
import type { OpenWatching, Watching } from "../wire";

export type Delay = OpenWatching["delay"];

const path = (match: string): string => `/api/matches/${encodeURIComponent(match)}/watch`;

/** Whether it is open, by which code of this seat, and how much later watchers see it. */
export const askWatching = (match: string, token: string): Promise<Watching> => call(path(match), undefined, token);
/** Open it, or choose another delay. */
export const openWatching = (match: string, token: string, delay: Delay): Promise<Watching> => call(path(match), { delay }, token);
/** Close it: all codes are void, and who watches is sent away. */
export const closeWatching = (match: string, token: string): Promise<Watching> => call(path(match), undefined, token, "DELETE");

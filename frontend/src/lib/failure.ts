/** Failure: what the server refused, or that it is away, as a sentence a person can act on. */

import { Refused } from "./api";
import { has, say } from "./texts.svelte";

const BY_CODE: Record<string, string> = {
  rate: "play-err-rate",
  retry_later: "play-err-retry_later",
  used: "web-error-used",
  not_found: "web-error-not-found",
};

export function failure(error: unknown): string {
  if (!(error instanceof Refused)) {
    console.error(error);
    return say("web-error-unknown");
  }
  if (error.status === 0 || error.status >= 502) return say("web-error-away");
  if (error.reason && has(`error-${error.reason}`)) return say(`error-${error.reason}`);
  return say(BY_CODE[error.code] ?? "web-error-unknown");
}

/** Failure: what the server refused, or that it is away, as a sentence a person can act on. */

import { Refused } from "./api";
import { LONGEST_NAME } from "./player";
import { has, say } from "./texts.svelte";

const BY_CODE: Record<string, string> = {
  rate: "play-err-rate",
  retry_later: "web-error-disk",
  used: "web-error-used",
  not_found: "web-error-not-found",
};
/** Reasons that are a name's, where no option is named. */
const OF_A_NAME = ["not-allowed", "wrong-type", "not-utf8"];

export function failure(error: unknown): string {
  if (!(error instanceof Refused)) {
    console.error(error);
    return say("web-error-unknown");
  }
  const known = BY_CODE[error.code];
  if (known) return say(known);
  if (error.status === 0 || error.status >= 502) return say("web-error-away");
  if (OF_A_NAME.includes(error.reason) && !error.option) return say("web-name-wrong", { most: LONGEST_NAME });
  if (error.reason && has(`error-${error.reason}`)) return say(`error-${error.reason}`);
  return say("web-error-unknown");
}

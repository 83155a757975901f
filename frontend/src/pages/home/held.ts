/** What is said of a match this browser holds: with whom, how it stands. */

import { opponentName } from "../../lib/names";
import type { HeldMatch } from "../../lib/seats";
import { say } from "../../lib/texts.svelte";

/** The seat of who looks at it: the first one held. */
const mine = (held: HeldMatch): 0 | 1 => (held.seats[0]?.seat === 1 ? 1 : 0);

/** "Kiku", "Aki and Bruno", or that the friend has not come yet. */
export function withWhom(held: HeldMatch): string {
  const [first, second] = held.names;
  if (held.mode === "screen") {
    return say("list-and", { first: first || say("play-name-first"), last: second || say("play-name-second") });
  }
  return otherName(held) || say("web-match-waiting");
}

/** The same inside a line: "against Kiku". */
export function against(held: HeldMatch): string {
  const name = held.mode !== "screen" && otherName(held);
  return name ? say("web-against", { name }) : withWhom(held);
}

/** The computer's name, and that of a friend who gave none, are said in the language of now; empty before one has come. */
function otherName(held: HeldMatch): string {
  const other = 1 - mine(held);
  if (held.opponent) return opponentName(held.opponent);
  return held.names[other] || (held.invite ? "" : say(other === 0 ? "play-name-first" : "play-name-second"));
}

/** "Round 3 · 12 : 7", as far as it is known. */
export function roundSaid(held: HeldMatch): string {
  const parts = [];
  if (held.over) parts.push(say("play-saved-over"));
  else if (held.number) parts.push(say("play-round", { round: held.number }));
  else if (held.invite) parts.push(say("web-match-invited"));
  else parts.push(say("web-match-begun"));
  const score = scoreSaid(held);
  if (score) parts.push(score);
  return parts.join(" · ");
}

/** "12 : 7", one's own first; empty if it is not known. */
export function scoreSaid(held: HeldMatch): string {
  if (!held.standing) return "";
  const [first, second] = held.standing;
  return mine(held) === 1 ? `${second} : ${first}` : `${first} : ${second}`;
}

/** The player's name: what the server would take, so that what is wrong is said where it is typed. */

import { say } from "./texts.svelte";

/** The longest name, in characters. */
export const LONGEST_NAME = 40;
/** Signs that show, single spaces, and the two joiners that some scripts and pictures are put together with. */
const PRINTABLE = /^(?:[^\p{C}\p{Z}]|[ \u200c\u200d])*$/u;

/** A name as the server keeps it: no blanks around it, single spaces in it. */
export function nameIn(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Why this cannot be a name; empty if it can. No name is one too. */
export function nameWrong(text: string): string {
  const name = nameIn(text);
  return [...name].length <= LONGEST_NAME && PRINTABLE.test(name) ? "" : say("web-name-wrong", { most: LONGEST_NAME });
}

/** Attention: the window's title, and calling a player back whose turn it is while another tab is open. */

import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { say } from "./texts.svelte";

let title = "";
let mine = false;

/** Title the window after its page. */
export function titled(text: string): void {
  title = text;
  show();
}

/** Tell whether it is this player's turn; call on every change of the view, and with false when the table is left. */
export function turn(isMine: boolean): void {
  const came = isMine && !mine;
  mine = isMine;
  if (came && document.hidden && settings.sound) sound("turn");
  show();
}

function show(): void {
  const game = say("play-title");
  const named = title && title !== game ? `${title} · ${game}` : game;
  document.title = mine && document.hidden ? `● ${say("play-your-turn")} · ${game}` : named;
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", show);

/** Prompt: what the player is asked for. */

import type { View } from "../wire";

/** The message that says what the player is to do. */
export function prompt(view: View): string {
  switch (view.round?.phase) {
    case "swap":
      return "play-choose-swap";
    case "take":
      return "play-choose-take";
    case "decide":
      return "play-koi-or-stop";
    default:
      return view.legal.cards.some((card) => card.takes.length || card.choices.length) ? "play-your-turn" : "table-nothing-matches";
  }
}

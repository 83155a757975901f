/** The tray: a choice of a few tokens: which card to take, or whether to exchange the hands. */

import type { CardChoice, View } from "../wire";
import { place, type Slots } from "./slots";

export interface Tray {
  readonly tokens: readonly string[];
  /** The card that waits; empty at the exchange. */
  readonly card: string;
  /** The yaku that each token would make. */
  readonly makes: Readonly<Record<string, readonly string[]>>;
  /** The card is still in the hand: nothing was sent, and the choice can be called off. */
  readonly fromHand: boolean;
}

/** The field card of a token, empty for a word. */
export const target = (token: string): string => (token.startsWith("x") ? token.slice(1) : "");

/** The tray for a card with a choice, the field cards in reading order. */
export function takeTray(choice: CardChoice, slots: Slots, fromHand: boolean): Tray {
  const makes = Object.fromEntries(choice.choices.map((code, i) => [`x${code}`, choice.choice_makes[i] ?? []]));
  const rank = (code: string): number => {
    const [column, row] = place(slots.indexOf(code));
    return row * 100 + column;
  };
  const tokens = [...choice.choices].sort((a, b) => rank(a) - rank(b)).map((code) => `x${code}`);
  if (choice.may_pass) tokens.push("pass");
  return { tokens, card: choice.card, makes, fromHand };
}

/** The tray for a choice that the view itself asks for. */
export function waitingTray(view: View, slots: Slots): Tray | null {
  if (!view.round || !view.legal.actions.length) return null;
  if (view.round.phase === "swap") return { tokens: view.legal.actions, card: "", makes: {}, fromHand: false };
  const choice = view.legal.cards[0];
  return view.round.phase === "take" && choice ? takeTray(choice, slots, false) : null;
}

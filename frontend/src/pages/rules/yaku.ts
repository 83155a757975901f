/** The cards of a table's yaku, as the rules page of the server gives them. */

import type { YakuCards } from "../../wire";

/** The cards to be shown for a yaku: those it must have, then those it counts where it needs more of them. */
export function shownCards({ must, count, need }: YakuCards): string[] {
  const counted = must.filter((code) => count.includes(code)).length;
  return [...must, ...(counted < need ? count.filter((code) => !must.includes(code)) : [])];
}

/** The yaku a card serves at a table. */
export function servedBy(cards: readonly YakuCards[], code: string): string[] {
  return cards.filter((yaku) => yaku.monthly || shownCards(yaku).includes(code)).map(({ id }) => id);
}

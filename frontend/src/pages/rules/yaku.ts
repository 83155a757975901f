/** The cards of a table's yaku, as the rules page of the server gives them. */

import type { RulesPage } from "../../wire";

export interface YakuCards {
  readonly id: string;
  /** Cards that all have to be there. */
  readonly must: readonly string[];
  /** Cards of which at least `need` have to be there. */
  readonly count: readonly string[];
  readonly need: number;
  /** The four cards of the round's month. */
  readonly monthly: boolean;
}

export function yakuCards(page: RulesPage): readonly YakuCards[] {
  return (page as RulesPage & { readonly yaku?: readonly YakuCards[] }).yaku ?? [];
}

/** The cards to be shown for a yaku: those it must have, then those it counts where it needs more of them. */
export function shownCards({ must, count, need }: YakuCards): string[] {
  const counted = must.filter((code) => count.includes(code)).length;
  return [...must, ...(counted < need ? count.filter((code) => !must.includes(code)) : [])];
}

/** The yaku a card serves at a table. */
export function servedBy(cards: readonly YakuCards[], code: string): string[] {
  return cards.filter((yaku) => yaku.monthly || shownCards(yaku).includes(code)).map(({ id }) => id);
}

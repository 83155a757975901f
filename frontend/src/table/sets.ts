/** Sets: which cards of a pile to show beside a yaku's name on a sheet. For pictures only; what counts, the engine has counted. */

import { kindOf, monthOf } from "../lib/cards";

const NAMED: Record<string, readonly string[]> = {
  boar_deer_butterfly: ["6A", "7A", "10A"],
  poetry_ribbons: ["1R", "2R", "3R"],
  blue_ribbons: ["6R", "9R", "10R"],
  both_ribbon_sets: ["1R", "2R", "3R", "6R", "9R", "10R"],
  flower_viewing: ["3B", "9A"],
  moon_viewing: ["8B", "9A"],
};

/** The bright that three and four brights are made without. */
const RAIN = "11B";

/** All cards of a named set, held or not; none where too many count. */
export function wholeSet(id: string): readonly string[] {
  return NAMED[id] ?? [];
}

/** The cards to show, at most five; none where too many count to be told apart. */
export function yakuCards(id: string, pile: readonly string[], month: number): string[] {
  const named = NAMED[id];
  if (named) return named.filter((code) => pile.includes(code));
  const brights = pile.filter((code) => kindOf(code) === "bright");
  if (id === "five_brights" || id === "rainy_four") return brights;
  if (id.endsWith("brights")) return brights.filter((code) => code !== RAIN);
  if (id === "month_cards") return pile.filter((code) => monthOf(code) === month);
  return [];
}

/** What a card's code says: its month and kind. `1B`, `12C3`: month, then B bright, A animal, R ribbon, C chaff. */

export const KINDS = ["bright", "animal", "ribbon", "chaff"] as const;
export type Kind = (typeof KINDS)[number];

/** 1 to 12. */
export function monthOf(code: string): number {
  return parseInt(code, 10);
}

export function kindOf(code: string): Kind {
  const letter = code.replace(/^\d+/, "").charAt(0);
  return KINDS["BARC".indexOf(letter)] ?? "chaff";
}

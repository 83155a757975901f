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

const MONTHS = ["BRCC", "ARCC", "BRCC", "ARCC", "ARCC", "ARCC", "ARCC", "BACC", "ARCC", "ARCC", "BARC", "BCCC"];

/** The codes of the 48 cards in the order of the rules page. */
export const CODES: readonly string[] = MONTHS.flatMap((letters, month) =>
  [...letters].map((letter, i) => {
    const many = letter === "C" && letters.split("C").length > 2;
    return `${month + 1}${letter}${many ? letters.slice(0, i + 1).split("C").length - 1 : ""}`;
  }),
);

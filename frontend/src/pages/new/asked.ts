/** What is typed and chosen on the page of a new match, as numbers. */

/** 0 is "unknown". */
export const BIRTH_MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The computer players say that they were born in the month of the chrysanthemum. */
export const COMPUTER_BIRTH_MONTH = 9;

/** A whole number in any digits people type, full-width ones too; null for everything else. */
export function numberIn(text: string): number | null {
  const digits = text.normalize("NFKC").replace(/\s/g, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** 1 to 12, or null for "unknown". */
export function monthNumber(value: string | undefined): number | null {
  return Number(value) || null;
}

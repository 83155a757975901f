/** The deck by month, as it lies in a table of the months: bright, animal, ribbon, chaff. */

const NOT_CHAFF: readonly (readonly string[])[] = [
  ["B", "R"], ["A", "R"], ["B", "R"], ["A", "R"], ["A", "R"], ["A", "R"],
  ["A", "R"], ["B", "A"], ["A", "R"], ["A", "R"], ["B", "A", "R"], ["B"],
]; // prettier-ignore

/** The four codes of each month. */
export const MONTHS: readonly (readonly string[])[] = NOT_CHAFF.map((letters, i) => {
  const chaff = 4 - letters.length;
  const plain = Array.from({ length: chaff }, (_, n) => (chaff === 1 ? "C" : `C${n + 1}`));
  return [...letters, ...plain].map((kind) => `${i + 1}${kind}`);
});

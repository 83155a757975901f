/** The deck by month, as it lies in a table of the months: bright, animal, ribbon, chaff. */

import { CODES } from "../../lib/cards";

/** The four codes of each month. */
export const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, i) => CODES.slice(4 * i, 4 * i + 4));

/** Names of cards, yaku and tables in the chosen language: which message says what. The sentences are the catalogue's. */

import { kindOf, monthOf } from "./cards";
import { settings } from "./settings.svelte";
import { has, ready, say } from "./texts.svelte";

const PLANTS = [
  "pine", "plum", "cherry", "wisteria", "iris", "peony",
  "bush-clover", "pampas", "chrysanthemum", "maple", "willow", "paulownia",
]; // prettier-ignore
/** How the messages call the plant in a card's name. */
const IN_NAMES = PLANTS.map((plant) => (plant === "bush-clover" ? "clover" : plant));
const MOTIFS: Record<string, string> = {
  "1B": "crane", "2A": "warbler", "3B": "curtain", "4A": "cuckoo", "5A": "bridge", "6A": "butterflies", "7A": "boar",
  "8B": "moon", "8A": "geese", "9A": "sake-cup", "10A": "deer", "11B": "rain-man", "11A": "swallow", "11C": "lightning",
  "12B": "phoenix",
}; // prettier-ignore

/** The id of a card in messages: `crane`, `pine-ribbon`, `pine-chaff`. */
export function cardId(code: string): string {
  return MOTIFS[code] ?? `${IN_NAMES[monthOf(code) - 1]}-${kindOf(code)}`;
}

/** The id of what is drawn: `crane`, `poem-ribbon`, `chaff`. */
export function motifId(code: string): string {
  if (kindOf(code) !== "ribbon") return MOTIFS[code] ?? "chaff";
  const month = monthOf(code);
  return month <= 3 ? "poem-ribbon" : [6, 9, 10].includes(month) ? "blue-ribbon" : "ribbon";
}

/** "Pine with crane". */
export const cardName = (code: string): string => say(`card-${cardId(code)}`);
/** "Crane". */
export const cardShort = (code: string): string => say(`motif-${motifId(code)}`);
/** What is to be seen on the card, in a sentence. */
export const cardDescribed = (code: string): string => say(`card-desc-${cardId(code)}`);

const spoken = new Map<string, string>();

/** "January, pine with crane, bright", for a screen reader. */
export function cardSpoken(code: string): string {
  const key = settings.language + code;
  const known = spoken.get(key) ?? sayCard(code);
  if (ready()) spoken.set(key, known);
  return known;
}

function sayCard(code: string): string {
  const name = cardName(code);
  const facts = { month: monthName(monthOf(code)), card: name.charAt(0).toLowerCase() + name.slice(1) };
  const kind = kindOf(code);
  const said = kind === "ribbon" || (kind === "chaff" && code !== "11C");
  return said ? say("card-spoken-plain", facts) : say("card-spoken", { ...facts, kind: say(`kind-${kind}`, { count: 1 }) });
}

export const monthName = (month: number): string => say(`month-${month}`);
export const plantName = (month: number): string => say(`plant-${PLANTS[month - 1]}`);
/** The plant in at most eight letters. */
export const plantShort = (month: number): string => say(`play-plant-${PLANTS[month - 1]}`);
export const points = (n: number): string => say("points-count", { points: n });

/** The rules object as records and views hold it. */
export interface RulesObject {
  readonly base?: string;
  readonly name?: string;
  readonly yaku?: readonly { readonly id: string; readonly name?: string }[];
}

/** A yaku with its Japanese term; a table's own yaku by its label. */
export function yakuName(id: string, rules?: RulesObject): string {
  if (has(`yaku-${id}`)) return say(`yaku-${id}`);
  return rules?.yaku?.find((row) => row.id === id)?.name ?? id;
}

/** A yaku for narrow places. */
export const yakuShort = (id: string, rules?: RulesObject): string =>
  has(`yaku-short-${id}`) ? say(`yaku-short-${id}`) : yakuName(id, rules);

/** The table's own label, else its preset's name, said to be changed where it is. */
export function tableName(rules: RulesObject): string {
  if (rules.name) return rules.name;
  const preset = presetName(rules.base ?? "single-koi");
  const changed = Object.keys(rules).some((key) => key !== "base" && key !== "name");
  return changed ? say("page-table-changed", { preset }) : preset;
}

export const presetName = (preset: string): string => say(`preset-${preset}`);

/** The computer player's name; its id where it has none. */
export const opponentName = (id: string): string => (has(`play-opponent-${id}`) ? say(`play-opponent-${id}`) : id);

/** What an option's value means, as one sentence. */
export function optionSentence(key: string, value: unknown): string {
  if (typeof value === "boolean") return say(`rule-${key}-${value ? "yes" : "no"}`);
  if (typeof value === "number" && !has(`rule-${key}-${value}`)) return say(`rule-${key}-n`, { value, points: value });
  return say(`rule-${key}-${String(value)}`);
}

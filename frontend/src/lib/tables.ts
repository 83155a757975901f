/** Tables: what a match may be played by, put together from presets and their variants. The server checks it. */

import type { About, PresetAbout } from "../wire";
import { optionSentence, tableName } from "./names";
import { say } from "./texts.svelte";

export type TableRules = Record<string, unknown>;

export const FIRST_TABLE = "single-koi";
export const MOST_ROUNDS = 1000;
export const MOST_SEED = 2 ** 48 - 1;

export function presetOf(about: About, rules: TableRules): PresetAbout | undefined {
  return about.presets.find((preset) => preset.id === rules["base"]);
}

/** The `rules` object of a preset with some of its variants and another number of rounds; only what differs is in it. */
export function rulesWith(preset: PresetAbout, variants: readonly string[], rounds: number | null = null): TableRules {
  const chosen: TableRules = {};
  for (const variant of preset.variants) if (variants.includes(variant.id)) Object.assign(chosen, variant.options);
  if (rounds !== null) Object.assign(chosen, { rounds, target: 0 });
  const differing = Object.entries(chosen).filter(([key, value]) => preset.options[key] !== value);
  return { base: preset.id, ...Object.fromEntries(differing) };
}

/** The variants that a `rules` object has switched on. */
export function variantsIn(preset: PresetAbout, rules: TableRules): string[] {
  const on = preset.variants.filter(({ options }) => Object.entries(options).every(([key, value]) => rules[key] === value));
  return on.map((variant) => variant.id);
}

/** An option's value at a table. */
export function optionAt(preset: PresetAbout, rules: TableRules, key: string): unknown {
  return rules[key] ?? preset.options[key];
}

/** How long a match is: so many rounds, or until so many points. */
export function lengthSaid(preset: PresetAbout, rules: TableRules): string {
  const rounds = Number(optionAt(preset, rules, "rounds"));
  const target = Number(optionAt(preset, rules, "target"));
  return target && !rounds ? say("web-length-target", { target }) : say("web-length-rounds", { rounds });
}

/** The table's name with its length, as far as it is known. */
export function tableSaid(about: About | undefined, rules: TableRules): string {
  const preset = about && presetOf(about, rules);
  const table = tableName(rules);
  return preset ? say("web-table-length", { table, length: lengthSaid(preset, rules) }) : table;
}

/** Options that make a table what it is, the most telling first. */
const TELLING = [
  "call_limit", "call_counter", "own_calls", "target", "start_points", "families", "must_capture",
  "ledger", "seven_doubles", "iris_joker", "quadruple_after_seven", "viewing",
]; // prettier-ignore

/** The differences of a table from another, those first that tell most of how it plays. */
export function tellingFirst(preset: PresetAbout | undefined, rules: TableRules, sentences: readonly string[]): string[] {
  const telling = preset ? TELLING.map((key) => optionSentence(key, optionAt(preset, rules, key))) : [];
  const first = telling.filter((sentence) => sentences.includes(sentence));
  return [...first, ...sentences.filter((sentence) => !first.includes(sentence))];
}

/** What few other tables do, a sentence each, the rarest first. */
export function specialOf(about: About, preset: PresetAbout, most = 2): string[] {
  const sharing = (key: string): number => about.presets.filter((other) => other.options[key] === preset.options[key]).length;
  const rare = TELLING.map((key, rank) => ({ key, rank, count: sharing(key) })).filter(({ count }) => count <= 2);
  rare.sort((a, b) => a.count - b.count || a.rank - b.rank);
  return rare.slice(0, most).map(({ key }) => optionSentence(key, preset.options[key]));
}

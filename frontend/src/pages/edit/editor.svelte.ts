/** Editor: a table that is being changed: its base, what differs from it, and the rules that this makes. Draws nothing. */

import type { About } from "../../wire";
import { FIRST_TABLE, type TableRules } from "../../lib/tables";

/** The parts of the form, in the order of the rules page: the id of a section and its options. */
const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ["deal", ["first_dealer", "deal_order", "packet", "void_field_four", "void_field_pairs", "void_hand_four", "exchange",
    "hand_four_points", "hand_pairs_points", "both_hands"]],
  ["turn", ["three_on_field", "must_capture", "empty_field_flip", "gaji"]],
  ["yaku", ["families", "triad", "viewing", "viewing_after_call", "iris_joker", "cup_chaff"]],
  ["decision", ["call_limit", "reopen"]],
  ["end", ["last_turn", "exhausted", "dealer_point", "dealer_point_when"]],
  ["points", ["own_calls", "seven_doubles", "opponent_call_multiplier", "quadruple_after_seven", "call_counter", "field_brights",
    "ledger", "stakes"]],
  ["match", ["rounds", "target", "start_points", "draw_dealer", "tie"]],
]; // prettier-ignore

export class Editor {
  base = $state(FIRST_TABLE);
  name = $state("");
  /** What differs from the base: by an option's id, or `values.<yaku>`; a text where a number was not typed right. */
  changes: Readonly<Record<string, unknown>> = $state.raw({});
  /** Yaku of one's own, as records write them. */
  yaku: Readonly<Record<string, unknown>> = $state.raw({});

  constructor(readonly about: About) {}

  get preset() {
    const preset = this.about.presets.find(({ id }) => id === this.base) ?? this.about.presets[0];
    if (!preset) throw new Error("the server has no tables");
    return preset;
  }

  /** The parts of the form; an option that none of them names stands in the last. */
  get parts(): readonly { readonly id: string; readonly options: About["options"] }[] {
    const named = PARTS.flatMap(([, keys]) => keys);
    const rest = this.about.options.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
    return PARTS.map(([id, keys]) => ({ id, options: this.described(id === "match" ? [...keys, ...rest] : keys) }));
  }

  private described(keys: readonly string[]): About["options"] {
    return keys.flatMap((key) => this.about.options.filter(({ id }) => id === key));
  }

  /** The base's value of an option, or of a yaku as `values.<yaku>`. */
  usual(key: string): unknown {
    return key.startsWith("values.") ? this.preset.values[key.slice(7)] : this.preset.options[key];
  }

  value(key: string): unknown {
    return key in this.changes ? this.changes[key] : this.usual(key);
  }

  set(key: string, value: unknown): void {
    const { [key]: _, ...rest } = this.changes;
    this.changes = value === this.usual(key) ? rest : { ...rest, [key]: value };
  }

  /** Another base; what was changed stays changed where it still differs. */
  rebase(base: string): void {
    this.base = base;
    this.changes = Object.fromEntries(Object.entries(this.changes).filter(([key, value]) => value !== this.usual(key)));
  }

  reset(): void {
    this.changes = {};
    this.yaku = {};
  }

  removeYaku(id: string): void {
    const { [id]: _, ...rest } = this.yaku;
    this.yaku = rest;
  }

  get changed(): boolean {
    return Object.keys(this.changes).length + Object.keys(this.yaku).length > 0;
  }

  /** The `rules` object of records. */
  get rules(): TableRules {
    const entries = Object.entries(this.changes);
    const values = entries.filter(([key]) => key.startsWith("values.")).map(([key, value]) => [key.slice(7), value]);
    const name = this.name.trim();
    return {
      base: this.base,
      ...Object.fromEntries(entries.filter(([key]) => !key.startsWith("values."))),
      ...(values.length ? { values: Object.fromEntries(values) as Record<string, unknown> } : {}),
      ...(Object.keys(this.yaku).length ? { yaku: this.yaku } : {}),
      ...(name ? { name } : {}),
    };
  }

  /** Take over rules all of whose names are known. */
  load(rules: TableRules): void {
    const { base, name = "", values = {}, yaku = {}, ...options } = rules;
    this.base = String(base);
    this.name = String(name);
    this.yaku = yaku as Record<string, unknown>;
    this.changes = {};
    for (const [key, value] of Object.entries(options)) this.set(key, value);
    for (const [id, value] of Object.entries(values as Record<string, unknown>)) this.set(`values.${id}`, value);
  }
}

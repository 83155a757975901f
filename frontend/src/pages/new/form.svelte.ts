/** Form: what is chosen for a new match, what is wrong with it, and the match to ask for. Draws nothing. */

import type { About } from "../../wire";
import { offered, type Wanted } from "../../lib/opening";
import { nameIn, nameWrong } from "../../lib/player";
import { settings } from "../../lib/settings.svelte";
import {
  FIRST_TABLE, lengthSaid, MOST_ROUNDS, MOST_SEED, optionAt, presetOf, rulesWith, variantsIn, type TableRules,
} from "../../lib/tables"; // prettier-ignore
import { say } from "../../lib/texts.svelte";
import { COMPUTER_BIRTH_MONTH, monthNumber, numberIn } from "./asked";

export type Mode = Wanted["mode"];

export class Form {
  mode: Mode = $state("computer");
  base = $state(FIRST_TABLE);
  variants: readonly string[] = $state.raw([]);
  /** A table of one's own, where one was chosen; it has no variants. */
  own: TableRules | null = $state.raw(null);
  /** As typed; empty for what is usual. */
  rounds = $state("");
  opponent = $state("");
  names: readonly [string, string] = $state.raw([settings.name, ""]);
  /** Months of birth as a list offers them, "0" for unknown. */
  births: readonly [string, string] = $state.raw(["0", "0"]);
  /** As typed; empty for secure chance. */
  seed = $state("");
  /** What the server says of the table's rules: nothing, or why they cannot be. */
  contradiction = $state("");

  constructor(
    readonly about: About,
    mode: Mode,
  ) {
    this.mode = mode;
    const last = settings.last;
    this.opponent = offered(about.opponents, last?.opponent);
    const preset = last && presetOf(about, last.rules);
    if (!preset) return;
    this.base = preset.id;
    this.variants = variantsIn(preset, last.rules);
    const rounds = last.rules["rounds"];
    if (rounds !== undefined && rounds !== optionAt(preset, rulesWith(preset, this.variants), "rounds")) this.rounds = String(rounds);
  }

  get preset() {
    const { about, base } = this;
    const preset = about.presets.find(({ id }) => id === base) ?? about.presets[0];
    if (!preset) throw new Error("the server has no tables");
    return preset;
  }

  /** The table as it stands if no number of rounds is typed. */
  get usual() {
    return this.own ?? rulesWith(this.preset, this.variants);
  }

  /** Whether there is a number of rounds to ask for: not where a match ends at a score. */
  get counted(): boolean {
    return Number(optionAt(this.preset, this.usual, "rounds")) > 0;
  }

  get rules() {
    const rounds = numberIn(this.rounds);
    if (!this.counted || this.roundsWrong || rounds === null) return this.usual;
    return this.own ? { ...this.own, rounds, target: 0 } : rulesWith(this.preset, this.variants, rounds);
  }

  get length(): string {
    return lengthSaid(this.preset, this.rules);
  }

  /** Whether the first dealer is found by birthday. */
  get birthday(): boolean {
    return optionAt(this.preset, this.rules, "first_dealer") === "birthday";
  }

  get roundsWrong(): string {
    const rounds = numberIn(this.rounds);
    const right = !this.rounds.trim() || (rounds !== null && rounds >= 1 && rounds <= MOST_ROUNDS);
    return right || !this.counted ? "" : say("play-new-rounds-wrong", { most: MOST_ROUNDS });
  }

  get seedWrong(): string {
    const seed = numberIn(this.seed);
    const right = !this.seed.trim() || (seed !== null && seed <= MOST_SEED);
    return right || this.mode === "friend" ? "" : say("play-new-seed-wrong", { most: String(MOST_SEED) });
  }

  /** What is wrong with one's own name, or the first player's. */
  get nameWrong(): string {
    return nameWrong(this.names[0]);
  }

  get namesWrong(): string {
    if (this.mode !== "screen") return "";
    const [first, second] = this.names.map(nameIn) as [string, string];
    return nameWrong(second) || (first && first === second ? say("play-new-names-wrong") : "");
  }

  get wrong(): boolean {
    return Boolean(this.roundsWrong || this.seedWrong || this.nameWrong || this.namesWrong || this.contradiction);
  }

  /** Another table has other variants and another usual length. */
  choose(base: string): void {
    this.base = base;
    this.own = null;
    this.variants = [];
    this.rounds = "";
  }

  chooseOwn(table: TableRules): void {
    this.choose(String(table["base"]));
    this.own = table;
  }

  vary(id: string, on: boolean): void {
    this.variants = on ? [...this.variants, id] : this.variants.filter((other) => other !== id);
  }

  wanted(): Wanted {
    const [mine, theirs] = this.births.map(monthNumber) as [number | null, number | null];
    return {
      mode: this.mode,
      rules: this.rules,
      opponent: this.opponent,
      names: this.names,
      birthMonths: this.birthday ? [mine, this.mode === "computer" ? COMPUTER_BIRTH_MONTH : theirs] : null,
      seed: this.mode === "friend" ? null : numberIn(this.seed),
    };
  }
}

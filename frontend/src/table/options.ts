/** A table's options: what its preset has, and what its own rules change. For words and layout, never to judge a move. */

import type { About, View } from "../wire";

export interface Options {
  readonly rounds: number;
  readonly target: number;
  readonly startPoints: number;
  readonly zeroSum: boolean;
  readonly stakes: boolean;
  /** How many chaff the sake cup also counts as. */
  readonly cupChaff: number;
  readonly dealOrder: string;
  readonly packet: number;
}

export function optionsOf(rules: View["rules"], about: About | null): Options {
  const preset = about?.presets.find((one) => one.id === (rules["base"] ?? "single-koi"));
  const all = { ...preset?.options, ...rules };
  const number = (key: string): number => (typeof all[key] === "number" ? all[key] : 0);
  const text = (key: string): string => (typeof all[key] === "string" ? all[key] : "");
  return {
    rounds: number("rounds"),
    target: number("target"),
    startPoints: number("start_points"),
    zeroSum: text("ledger") === "zero-sum",
    stakes: !["", "none"].includes(text("stakes")),
    cupChaff: number("cup_chaff"),
    dealOrder: text("deal_order"),
    packet: number("packet"),
  };
}

import { beforeEach, describe, expect, it } from "vitest";
import type { PresetAbout } from "../src/wire";
import { browser } from "./browser";

const PRESET: PresetAbout = {
  id: "first-to-fifty",
  options: { rounds: 0, target: 50, ledger: "winner", gaji: false },
  values: {},
  variants: [
    { id: "zero-sum", options: { ledger: "zero-sum" } },
    { id: "twelve-rounds", options: { rounds: 12, target: 0 } },
  ],
};
const loaded = () => import("../src/lib/tables");

describe("tables", () => {
  beforeEach(() => void browser());

  it("put variants and rounds together, and leave out what the preset has already", async () => {
    const { rulesWith } = await loaded();
    expect(rulesWith(PRESET, [])).toEqual({ base: "first-to-fifty" });
    expect(rulesWith(PRESET, ["zero-sum"])).toEqual({ base: "first-to-fifty", ledger: "zero-sum" });
    expect(rulesWith(PRESET, ["twelve-rounds"], 6)).toEqual({ base: "first-to-fifty", rounds: 6, target: 0 });
    expect(rulesWith({ ...PRESET, options: { rounds: 12, target: 0 } }, [], 12)).toEqual({ base: "first-to-fifty" });
  });

  it("find the variants that rules have switched on", async () => {
    const { variantsIn } = await loaded();
    expect(variantsIn(PRESET, { ledger: "zero-sum", rounds: 12 })).toEqual(["zero-sum"]);
    expect(variantsIn(PRESET, { rounds: 12, target: 0 })).toEqual(["twelve-rounds"]);
  });

  it("read typed numbers in any digits, and nothing else", async () => {
    const { numberIn } = await import("../src/pages/new/asked");
    expect(numberIn("１２")).toBe(12);
    expect(numberIn(" 4 2 ")).toBe(42);
    for (const text of ["", "-1", "1.5", "six", "1e3"]) expect(numberIn(text)).toBeNull();
  });
});

describe("the deck by month", () => {
  it("has 48 different cards, four a month", async () => {
    const { MONTHS } = await import("../src/pages/rules/deck");
    expect(MONTHS.map((codes) => codes.length)).toEqual(Array(12).fill(4));
    expect(new Set(MONTHS.flat()).size).toBe(48);
    expect(MONTHS[10]).toEqual(["11B", "11A", "11R", "11C"]);
    expect(MONTHS[11]).toEqual(["12B", "12C1", "12C2", "12C3"]);
  });
});

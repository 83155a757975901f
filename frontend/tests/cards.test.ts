import { describe, expect, it } from "vitest";
import { CODES, kindOf, monthOf } from "../src/lib/cards";

describe("cards", () => {
  it("have the 48 codes of the rules page, chaff numbered where a month has several", () => {
    expect(new Set(CODES).size).toBe(48);
    expect(CODES.slice(28, 32)).toEqual(["8B", "8A", "8C1", "8C2"]);
    expect(CODES.slice(40)).toEqual(["11B", "11A", "11R", "11C", "12B", "12C1", "12C2", "12C3"]);
  });

  it("say their month and kind", () => {
    expect(CODES.filter((code) => kindOf(code) === "chaff")).toHaveLength(24);
    expect(CODES.map(monthOf)).toEqual(CODES.map((_, i) => Math.floor(i / 4) + 1));
  });
});

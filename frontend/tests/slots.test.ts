/** Slots: cards keep their places on the cloth. */
import { describe, expect, it } from "vitest";
import { LEAST, nearestAbove, neighbour, place, settle } from "../src/table/slots";

describe("the field", () => {
  it("lays cards in order on an empty cloth of twelve slots", () => {
    const slots = settle([], ["1B", "2R", "3C1"]);
    expect(slots.slice(0, 4)).toEqual(["1B", "2R", "3C1", null]);
    expect(slots).toHaveLength(LEAST);
  });
  it("leaves every card where it lay when another is taken", () => {
    const before = settle([], ["1B", "2R", "3C1", "4A"]);
    expect(settle(before, ["1B", "3C1", "4A"]).slice(0, 4)).toEqual(["1B", null, "3C1", "4A"]);
  });
  it("lays a new card in the first free slot", () => {
    const before = settle(settle([], ["1B", "2R", "3C1"]), ["1B", "3C1"]);
    expect(settle(before, ["1B", "3C1", "9A"]).slice(0, 3)).toEqual(["1B", "9A", "3C1"]);
  });
  it("adds a whole column for a thirteenth card, and takes it away when it is empty", () => {
    const many = Array.from({ length: 13 }, (_, i) => `${(i % 12) + 1}C${i < 12 ? 1 : 2}`);
    const wide = settle([], many);
    expect(wide).toHaveLength(14);
    expect(settle(wide, many.slice(0, 5))).toHaveLength(LEAST);
    expect(settle(wide, many.slice(12))[12]).toBe(many[12]);
  });
  it("counts slots in columns of two", () => {
    expect([0, 1, 2, 13].map(place)).toEqual([[0, 0], [0, 1], [1, 0], [6, 1]]);
  });
});

describe("arrows on the field", () => {
  const slots = settle([], ["1B", "2R", "3C1", "4A", "5A"]);
  it("go to the next card in a direction", () => {
    expect(neighbour(slots, 0, 1, 0)).toBe(2);
    expect(neighbour(slots, 0, 0, 1)).toBe(1);
    expect(neighbour(slots, 3, -1, 0)).toBe(1);
  });
  it("lead out of the field below its last row and nowhere else", () => {
    expect(neighbour(slots, 1, 0, 1)).toBeNull();
    expect(neighbour(slots, 0, -1, 0)).toBe(0);
    expect(neighbour(slots, 0, 0, -1)).toBe(0);
  });
  it("come up from the hand to the card above", () => {
    expect(nearestAbove(slots, 0)).toBe(1);
    expect(nearestAbove(settle([], []), 0.5)).toBeNull();
  });
});

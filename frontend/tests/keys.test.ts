/** Keys: the same places on every keyboard. */
import { describe, expect, it } from "vitest";
import { keyOf } from "../src/table/keys";

const press = (code: string, key = "", more = {}): ReturnType<typeof keyOf> =>
  keyOf({ code, key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("a key", () => {
  it("means the same in a Cyrillic layout", () => {
    expect(press("KeyS", "ы")).toEqual({ does: "stop" });
    expect(press("KeyK", "л")).toEqual({ does: "koi" });
    expect(press("KeyB", "и")).toEqual({ does: "undo" });
  });
  it("plays a card by its number, from either row of digits", () => {
    expect(press("Digit3", "3")).toEqual({ does: "card", number: 3 });
    expect(press("Numpad8", "8")).toEqual({ does: "card", number: 8 });
  });
  it("is no number where the keyboard writes something else there", () => {
    expect(press("Numpad8", "ArrowUp")).toBeNull();
  });
  it("asks for help with a question mark wherever that is", () => {
    expect(press("Slash", "?")).toEqual({ does: "help" });
    expect(press("Digit7", "?")).toEqual({ does: "help" });
  });
  it("with a modifier belongs to the browser", () => {
    expect(press("KeyS", "s", { ctrlKey: true })).toBeNull();
    expect(press("KeyL", "l", { metaKey: true })).toBeNull();
  });
  it("of no meaning means nothing", () => {
    expect(press("KeyQ", "q")).toBeNull();
  });
});

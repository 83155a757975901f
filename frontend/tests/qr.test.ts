import { describe, expect, it } from "vitest";
import { qr } from "../src/lib/qr";

/** The code of "a", as other programs read it. */
const A = `
111111100101101111111
100000101011001000001
101110101101001011101
101110101011001011101
101110100100101011101
100000100011001000001
111111101010101111111
000000001100000000000
100000101011011001110
100110000001110111001
001011100110101100000
010101011001111101010
110100111101111111111
000000001100100000101
111111100111010011110
100000100010001000111
101110100111010011100
101110100101111101000
101110100101110111011
100000100011111101000
111111101010100100110`;

describe("qr", () => {
  it("draws the code that others read", () => {
    expect(`\n${qr("a")?.map((row) => row.map(Number).join("")).join("\n")}`).toBe(A);
  });

  it("grows with the text, up to 213 bytes", () => {
    expect(qr("x".repeat(62))).toHaveLength(33);
    expect(qr("x".repeat(63))).toHaveLength(37);
    expect(qr("x".repeat(213))).toHaveLength(57);
    expect(qr("x".repeat(214))).toBeNull();
    expect(qr("札".repeat(71))).toHaveLength(57);
  });
});

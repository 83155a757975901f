import { beforeEach, describe, expect, it, vi } from "vitest";
import type { About, PresetAbout } from "../src/wire";
import type { Mode } from "../src/pages/new/form.svelte";
import { browser } from "./browser";

const preset = (id: string, options: Record<string, unknown>, variants: PresetAbout["variants"] = []): PresetAbout => ({
  id,
  options: { rounds: 12, target: 0, first_dealer: "month-draw", ...options },
  values: {},
  variants,
});
const ABOUT = {
  opponents: ["beginner", "greedy"],
  presets: [
    preset("single-koi", {}),
    preset("shobu", {}, [{ id: "six-rounds", options: { rounds: 6 } }, { id: "gaji", options: { gaji: true } }]),
    preset("first-to-fifty", { rounds: 0, target: 50, first_dealer: "birthday" }),
  ],
} as unknown as About;
const CATALOGUE = "play-new-rounds-wrong = 1 to { $most }\nplay-new-seed-wrong = 0 to { $most }\nplay-new-names-wrong = Two names.\nweb-name-wrong = Up to { $most }.\n";

async function form(mode: Mode = "computer", last: { rules: Record<string, unknown>; opponent: string } | null = null) {
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => CATALOGUE }));
  await (await import("../src/lib/texts.svelte")).load("en");
  (await import("../src/lib/settings.svelte")).change({ last });
  const { Form } = await import("../src/pages/new/form.svelte");
  return new Form(ABOUT, mode);
}

describe("the form of a new match", () => {
  beforeEach(() => void browser());

  it("begins at the first table against the first opponent, the weakest, also where the last one is not offered any more", async () => {
    const wanted = { mode: "computer", rules: { base: "single-koi" }, opponent: "beginner", seed: null };
    expect((await form()).wanted()).toMatchObject(wanted);
    expect((await form("computer", { rules: { base: "single-koi" }, opponent: "gone" })).wanted()).toMatchObject(wanted);
  });

  it("remembers the table, variants, rounds and opponent of before", async () => {
    const last = { rules: { base: "shobu", gaji: true, rounds: 3 }, opponent: "greedy" };
    const filled = await form("computer", last);
    expect(filled.variants).toEqual(["gaji"]);
    expect(filled.rounds).toBe("3");
    expect(filled.wanted()).toMatchObject(last);
  });

  it("takes what a variant sets as usual, and a typed number before it", async () => {
    const filled = await form();
    filled.choose("shobu");
    filled.vary("six-rounds", true);
    expect(filled.rules).toEqual({ base: "shobu", rounds: 6 });
    filled.rounds = "4";
    expect(filled.rules).toEqual({ base: "shobu", rounds: 4 });
    filled.vary("six-rounds", false);
    filled.choose("single-koi");
    expect(filled.rules).toEqual({ base: "single-koi" });
  });

  it("asks for no rounds where a match ends at a score, and for birth months where they find the dealer", async () => {
    const filled = await form("screen");
    filled.choose("first-to-fifty");
    filled.rounds = "nonsense";
    filled.births = ["4", "0"];
    expect(filled.counted).toBe(false);
    expect(filled.wrong).toBe(false);
    expect(filled.wanted()).toMatchObject({ rules: { base: "first-to-fifty" }, birthMonths: [4, null] });
    filled.mode = "computer";
    expect(filled.wanted().birthMonths).toEqual([4, 9]);
    filled.choose("shobu");
    expect(filled.wanted().birthMonths).toBeNull();
  });

  it("says what is wrong with rounds, seed and names", async () => {
    const filled = await form("screen");
    for (const rounds of ["0", "1001", "many"]) {
      filled.rounds = rounds;
      expect(filled.roundsWrong).toBe("1 to 1,000");
    }
    filled.rounds = "";
    filled.seed = "281474976710656";
    expect(filled.seedWrong).toBe("0 to 281474976710655");
    filled.mode = "friend";
    expect(filled.seedWrong).toBe("");
    expect(filled.wanted().seed).toBeNull();
    filled.mode = "screen";
    filled.names = ["Aki", " Aki "];
    expect(filled.namesWrong).toBe("Two names.");
    for (const name of ["a".repeat(41), "a\u0007b", "a\u202eb"]) {
      filled.names = [name, name];
      expect([filled.nameWrong, filled.namesWrong]).toEqual(["Up to 40.", "Up to 40."]);
    }
    for (const name of ["", "  Aki  B ", "می\u200cخواهم", "👨\u200d👩\u200d👧", "🎴".repeat(40)]) {
      filled.names = [name, ""];
      expect(filled.nameWrong).toBe("");
    }
    filled.seed = "281474976710655";
    filled.names = ["Aki", "Bruno"];
    expect(filled.wrong).toBe(false);
  });
});

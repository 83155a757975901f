import { describe, expect, it, vi } from "vitest";
import type { Language } from "../src/lib/settings.svelte";
import { browser } from "./browser";

const LANGUAGES: readonly Language[] = ["fr", "ru", "en", "ja"];
const FILES = import.meta.glob<string>("../../src/koikoi/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const CODES = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) => kinds(month).map((kind) => `${month}${kind}`));

function kinds(month: number): string[] {
  if (month === 8) return ["B", "A", "C1", "C2"];
  if (month === 11) return ["B", "A", "R", "C"];
  if (month === 12) return ["B", "C1", "C2", "C3"];
  return [month === 1 || month === 3 ? "B" : "A", "R", "C1", "C2"];
}

function catalogue(language: Language): string {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/texts/${language}/`));
  return own.map(([, text]) => text).join("\n");
}

async function speaking(language: Language) {
  browser({ languages: [language] });
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => catalogue(language) }));
  const texts = await import("../src/lib/texts.svelte");
  await texts.load(language);
  return { ...texts, ...(await import("../src/lib/names")) };
}

describe("names", () => {
  it.each(LANGUAGES)("are there for every card, month, kind and yaku in %s", async (language) => {
    const { cardName, cardShort, cardSpoken, monthName, plantName, yakuName, yakuShort, has } = await speaking(language);
    const said = CODES.flatMap((code) => [cardName(code), cardShort(code), cardSpoken(code)]);
    for (let month = 1; month <= 12; month++) said.push(monthName(month), plantName(month));
    for (const id of ["five_brights", "month_cards", "chaff"]) said.push(yakuName(id), yakuShort(id));
    for (const name of said) expect(name).not.toMatch(/^(card|motif|month|plant|yaku|kind)-/);
    expect(has("web-home")).toBe(true);
  });

  it("speak a card with month and kind, but no kind that the name says already", async () => {
    const { cardSpoken } = await speaking("en");
    expect(cardSpoken("1B")).toBe("January, pine with crane, bright");
    expect(cardSpoken("6R")).toBe("June, peony with blue ribbon");
    expect(cardSpoken("11C")).toBe("November, willow with lightning, chaff");
    expect(cardSpoken("12C3")).toBe("December, paulownia chaff");
  });

  it("tell a changed table from its preset, and prefer a table's own label", async () => {
    const { tableName } = await speaking("en");
    expect(tableName({ base: "shobu" })).toBe("Shōbu");
    expect(tableName({ base: "shobu", rounds: 6 } as { base: string })).toBe("Shōbu, changed");
    expect(tableName({ base: "shobu", name: "Sunday table" })).toBe("Sunday table");
  });

  it("say an option's value as a sentence, with the number where it is one", async () => {
    const { optionSentence } = await speaking("en");
    expect(optionSentence("iris_joker", true)).toContain("bridge");
    expect(optionSentence("target", 50)).toContain("50");
    expect(optionSentence("target", 0)).not.toContain("{");
    expect(optionSentence("ledger", "zero-sum")).toContain("loses");
  });

  it("call a table's own yaku by its label, and what nobody named by its id", async () => {
    const { yakuName } = await speaking("fr");
    const rules = { yaku: [{ id: "storm", name: "Tempête" }] };
    expect(yakuName("storm", rules)).toBe("Tempête");
    expect(yakuName("calm", rules)).toBe("calm");
  });

  it("join lists from left to right", async () => {
    const { joinAnd, joinOr } = await speaking("en");
    expect(joinAnd(["a", "b", "c"])).toBe("a, b and c");
    expect(joinOr(["a", "b"])).toBe("a or b");
    expect(joinAnd([])).toBe("");
  });
});

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SOURCES = Object.entries(import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }));
const FILES = Object.values(import.meta.glob<string>("../../src/koikoi/texts/en/*.ftl", { query: "?raw", import: "default", eager: true }));
const KNOWN = new Set(FILES.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)));
/** Ids as they stand in the sources; what is put in is `*`. */
const USED = SOURCES.flatMap(([path, text]) => {
  const found = text.matchAll(/["`]((?:web|table|play|rule|page|preset|variant|error)-[^"`\s<]*)["`]/g);
  return [...found].map(([, id = ""]) => ({ path, id: id.replace(/\$\{.*?\}/g, "*") }));
});
const pattern = (id: string): RegExp => new RegExp(`^${id.replaceAll("*", "[\\w-]+")}$`);

describe("texts", () => {
  it("exist for every message that a component says", () => {
    const missing = USED.filter(({ id }) => !(id.includes("*") ? [...KNOWN].some((known) => pattern(id).test(known)) : KNOWN.has(id)));
    expect(missing).toEqual([]);
    expect(USED.length).toBeGreaterThan(100);
  });

  it("of the pages are all said somewhere", () => {
    const patterns = [...new Set(USED.map(({ id }) => id))].map(pattern);
    const idle = [...KNOWN].filter((id) => id.startsWith("web-") && !patterns.some((said) => said.test(id)));
    expect(idle).toEqual([]);
  });

  it("carry no style in the markup, which the page's policy forbids", () => {
    expect(SOURCES.filter(([path, text]) => path.endsWith(".svelte") && /\sstyle="/.test(text)).map(([path]) => path)).toEqual([]);
  });
});

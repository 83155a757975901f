import { beforeEach, describe, expect, it, vi } from "vitest";
import { browser, type Browser } from "./browser";

const CATALOGUE = "play-title = Koi-Koi\nplay-your-turn = Your turn\n";
let page: Browser;

async function loaded() {
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => CATALOGUE }));
  await (await import("../src/lib/texts.svelte")).load("en");
  return import("../src/lib/attention");
}

describe("attention", () => {
  beforeEach(() => void (page = browser()));

  it("titles the window after its page, and home after the game alone", async () => {
    const { titled } = await loaded();
    titled("Settings");
    expect(document.title).toBe("Settings · Koi-Koi");
    titled("");
    expect(document.title).toBe("Koi-Koi");
  });

  it("calls only while the page is hidden and it is the player's turn", async () => {
    const { titled, turn } = await loaded();
    titled("Table");
    turn(true);
    expect(document.title).toBe("Table · Koi-Koi");
    page.hidden = true;
    page.fire("visibilitychange");
    expect(document.title).toBe("● Your turn · Koi-Koi");
    turn(false);
    expect(document.title).toBe("Table · Koi-Koi");
    turn(true);
    page.hidden = false;
    page.fire("visibilitychange");
    expect(document.title).toBe("Table · Koi-Koi");
  });
});

describe("announce", () => {
  it("speaks each sentence on its own, where it can be heard", async () => {
    browser();
    const { announce, hush, listen } = await import("../src/lib/announce");
    const page: string[] = [];
    const sheet: string[] = [];
    const closePage = listen((text) => page.push(text));
    announce("Kiku plays.");
    announce("");
    announce("It is your turn.");
    const closeSheet = listen((text) => sheet.push(text));
    announce("It is your turn.");
    closeSheet();
    announce("You stop.");
    expect([page, sheet]).toEqual([["Kiku plays.", "It is your turn.", "You stop."], ["It is your turn."]]);
    hush();
    expect(page.at(-1)).toBe("");
    closePage();
    announce("Nobody hears.");
    expect(page.at(-1)).toBe("");
  });
});

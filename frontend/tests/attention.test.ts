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
  it("says what comes together in one breath, and the same sentence a second time", async () => {
    vi.useFakeTimers();
    browser();
    const { announce, listen } = await import("../src/lib/announce");
    const heard: string[] = [];
    const stop = listen((text) => heard.push(text));
    announce("Kiku plays.");
    announce("");
    announce("Your turn.");
    vi.advanceTimersByTime(100);
    announce("Your turn.");
    vi.advanceTimersByTime(100);
    expect(heard.filter(Boolean)).toEqual(["Kiku plays. Your turn.", "Your turn."]);
    stop();
    announce("Nobody hears.");
    vi.advanceTimersByTime(100);
    expect(heard.at(-1)).toBe("Your turn.");
    vi.useRealTimers();
  });
});

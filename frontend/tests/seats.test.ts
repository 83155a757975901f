import { describe, expect, it, vi } from "vitest";
import type { HeldMatch } from "../src/lib/seats";
import { browser } from "./browser";

const KEY = "koikoi.seats";
const loaded = () => import("../src/lib/seats");

function match(id: string, some: Partial<HeldMatch> = {}): HeldMatch {
  return {
    match: id,
    mode: "computer",
    seats: [{ seat: 0, token: `token-${id}` }],
    invite: null,
    names: ["Aki", "Kiku"],
    rules: { base: "shobu" },
    opened: 1,
    over: false,
    standing: null,
    ...some,
  };
}

describe("seats", () => {
  it("are kept under their match and found again", async () => {
    browser();
    const { keepMatch, heldMatch } = await loaded();
    keepMatch(match("a"));
    expect(heldMatch("a")?.seats[0]?.token).toBe("token-a");
    expect(heldMatch("b")).toBeUndefined();
  });

  it("stand in the order in which they were last kept, the finished ones last", async () => {
    browser();
    vi.useFakeTimers({ now: 1000 });
    const { keepMatch, heldMatches } = await loaded();
    for (const id of ["a", "b", "c"]) {
      vi.advanceTimersByTime(10);
      keepMatch(match(id));
    }
    vi.advanceTimersByTime(10);
    keepMatch(match("a", { standing: [3, 0] }));
    vi.advanceTimersByTime(10);
    keepMatch(match("c", { over: true }));
    expect(heldMatches().map((held) => held.match)).toEqual(["a", "b", "c"]);
    vi.useRealTimers();
  });

  it("give up the oldest finished matches first when there are too many", async () => {
    browser();
    const { keepMatch, heldMatches } = await loaded();
    keepMatch(match("old", { over: true }));
    for (let i = 0; i < 60; i++) keepMatch(match(`m${i}`));
    expect(heldMatches()).toHaveLength(50);
    expect(heldMatches().some((held) => held.match === "old")).toBe(false);
  });

  it("are forgotten one match at a time", async () => {
    browser();
    const { keepMatch, forgetMatch, heldMatches } = await loaded();
    keepMatch(match("a"));
    keepMatch(match("b"));
    forgetMatch("a");
    expect(heldMatches().map((held) => held.match)).toEqual(["b"]);
  });

  it("survive rubbish in the storage and a storage that is closed", async () => {
    const { storage } = browser();
    storage.kept.set(KEY, JSON.stringify([{ match: 3 }, null, match("a")]));
    const { heldMatches, keepMatch, forgetMatch } = await loaded();
    expect(heldMatches().map((held) => held.match)).toEqual(["a"]);
    storage.kept.set(KEY, "no");
    expect(heldMatches()).toEqual([]);
    storage.closed = true;
    keepMatch(match("b"));
    forgetMatch("b");
    expect(heldMatches()).toEqual([]);
  });
});

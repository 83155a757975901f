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

  it("give up finished matches first when there are too many, then the oldest without a friend", async () => {
    const { storage } = browser();
    const { keepMatch, heldMatches } = await loaded();
    const many = Array.from({ length: 197 }, (_, i) => match(`m${i}`, { touched: 100 + i }));
    const friend = match("friend", { mode: "friend", touched: 1 });
    storage.kept.set(KEY, JSON.stringify([friend, match("old", { over: true, touched: 900 }), ...many]));
    const ids = (): string[] => heldMatches().map((held) => held.match);
    keepMatch(match("a"));
    expect(ids()).toHaveLength(200);
    keepMatch(match("b"));
    expect(ids()).not.toContain("old");
    expect(ids()).toContain("m0");
    keepMatch(match("c", { over: true }));
    expect(ids()).toHaveLength(200);
    expect(ids()).not.toContain("m0");
    expect(ids()).toEqual(expect.arrayContaining(["friend", "a", "b", "c"]));
  });

  it("keep every unfinished match with a friend, however many", async () => {
    browser();
    const { keepMatch, heldMatches } = await loaded();
    for (let i = 0; i < 205; i++) keepMatch(match(`f${i}`, { mode: "friend" }));
    expect(heldMatches()).toHaveLength(205);
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
    expect(heldMatches().map((held) => held.match)).toEqual(["b"]);
    forgetMatch("b");
    expect(heldMatches()).toEqual([]);
  });

  it("hold for the life of the page where the storage is full or cannot be had at all", async () => {
    const { storage } = browser();
    const { keepMatch, heldMatches, heldMatch } = await loaded();
    keepMatch(match("a"));
    storage.full = true;
    keepMatch(match("b"));
    expect(heldMatches().map((held) => held.match).sort()).toEqual(["a", "b"]);
    storage.full = false;
    keepMatch(match("c"));
    expect(JSON.parse(storage.kept.get(KEY) ?? "")).toHaveLength(3);
    vi.stubGlobal("localStorage", undefined);
    keepMatch(match("d"));
    expect(heldMatch("d")?.seats[0]?.token).toBe("token-d");
  });

  it("leave out what cannot be a match, and what is there twice", async () => {
    const { storage } = browser();
    const bad = [
      { seats: [] }, { seats: [{ seat: 2, token: "t" }] }, { seats: [{ seat: 0, token: 4 }] }, { seats: [{ seat: 0, token: "" }] },
      { seats: [null] }, { seats: [{ seat: 0, token: "t" }, { seat: 0, token: "u" }] }, { mode: "none" }, { match: "../a" },
    ].map((some, i) => ({ ...match(`bad${i}`), ...some })); // prettier-ignore
    storage.kept.set(KEY, JSON.stringify([...bad, [], "x", match("a"), match("a", { opened: 5 }), match("b")]));
    const { heldMatches } = await loaded();
    expect(heldMatches()).toEqual([match("a"), match("b")]);
  });

  it("stay playable where only what describes the match is damaged", async () => {
    const { storage } = browser();
    const hurt = { names: "Aki", rules: { base: 3 }, standing: [1, null], opened: "x", touched: null, number: "1", opponent: {}, over: 1, invite: 5 };
    storage.kept.set(KEY, JSON.stringify([{ ...match("a"), ...hurt }]));
    const { heldMatch } = await loaded();
    expect(heldMatch("a")).toEqual(match("a", { names: ["", ""], rules: {}, opened: 0 }));
  });

  it("are found by the code of their invitation, of the host's and of the guest's", async () => {
    browser();
    const { keepMatch, heldByCode } = await loaded();
    keepMatch(match("a", { mode: "friend", invite: "open" }));
    keepMatch(match("b", { mode: "friend", code: "used" }));
    expect(["open", "used", "other"].map((code) => heldByCode(code)?.match)).toEqual(["a", "b", undefined]);
  });
});

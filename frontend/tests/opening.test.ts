import { beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "./browser";

const CATALOGUE = `
play-name-one = Player
play-name-first = Player 1
play-name-second = Player 2
play-opponent-greedy = Kiku
play-err-rate = Too fast.
error-gaji-must-capture = These two cannot go together.
web-error-away = The server does not answer.
web-error-used = Used.
web-error-disk = It could not be kept.
web-name-wrong = At most { $most } characters.
error-not-allowed = This value is not allowed.
web-error-unknown = That did not work.
`;
type Asked = { path: string; body: Record<string, unknown> };
let asked: Asked[];
let answer: { status: number; body: unknown } | null;

async function loaded() {
  vi.stubGlobal("fetch", async (path: string, options: { body?: string } = {}) => {
    if (path.startsWith("/texts")) return { ok: true, text: async () => CATALOGUE };
    if (!answer) throw new TypeError("no network");
    asked.push({ path, body: JSON.parse(options.body ?? "null") as Record<string, unknown> });
    const { status, body } = answer;
    return { ok: status < 400, status, statusText: "", json: async () => body };
  });
  await (await import("../src/lib/texts.svelte")).load("en");
  const opening = await import("../src/lib/opening");
  return { ...opening, ...(await import("../src/lib/seats")), ...(await import("../src/lib/settings.svelte")), ...(await import("../src/lib/failure")) };
}

describe("opening a match", () => {
  beforeEach(() => {
    browser();
    asked = [];
    answer = { status: 201, body: { match: "m1", seats: [{ seat: 0, token: "t" }], invite: null } };
  });

  it("asks for the last table and opponent, keeps the seat, and leads to the table", async () => {
    const { open, lastWanted, heldMatch, settings } = await loaded();
    expect(await open(lastWanted(), ["greedy"])).toBe("/table/m1");
    expect(asked[0]).toMatchObject({ path: "/api/matches", body: { mode: "computer", opponent: "greedy", names: ["", "Kiku"] } });
    expect(heldMatch("m1")).toMatchObject({ seats: [{ seat: 0, token: "t" }], rules: { base: "single-koi" }, over: false });
    expect(settings.last).toEqual({ rules: { base: "single-koi" }, opponent: "greedy" });
  });

  it("names two players at one screen, and leaves a friend's name to the friend", async () => {
    const { open, settings } = await loaded();
    settings.name = "Aki";
    await open({ mode: "screen", rules: { base: "shobu" }, opponent: "greedy", names: ["", " Bruno "] }, ["greedy"]);
    await open({ mode: "friend", rules: { base: "shobu" }, opponent: "greedy" }, ["greedy"]);
    expect(asked.map(({ body }) => [body["names"], body["opponent"]])).toEqual([
      [["", "Bruno"], ""],
      [["Aki", ""], ""],
    ]);
  });

  it("keeps the invitation's code until the friend has come", async () => {
    answer = { status: 201, body: { match: "m2", seats: [{ seat: 0, token: "t" }], invite: "code" } };
    const { open, heldMatch } = await loaded();
    await open({ mode: "friend", rules: { base: "shobu" }, opponent: "" }, []);
    expect(heldMatch("m2")).toMatchObject({ mode: "friend", invite: "code", code: "code" });
  });

  it("joins under one's name, and keeps the host's", async () => {
    answer = { status: 201, body: { match: "m3", seats: [{ seat: 1, token: "t" }], invite: null } };
    const { join, heldMatch } = await loaded();
    expect(await join({ code: "code", host: "Aki", rules: { base: "shobu" }, name: " Bruno ", birthMonth: 4 })).toBe("/table/m3");
    expect(asked[0]).toEqual({
      path: "/api/invites/join",
      body: { code: "code", name: "Bruno", birth_month: 4, key: expect.stringMatching(/^[0-9a-f]{48}$/) as string },
    });
    expect(heldMatch("m3")).toMatchObject({ names: ["Aki", "Bruno"], seats: [{ seat: 1 }], code: "code" });
  });

  it("asks with the same key again where the answer was lost, and with another for another code", async () => {
    answer = { status: 500, body: null };
    const { join, lostJoin } = await loaded();
    const wanted = { code: "one", host: "Aki", rules: {}, name: "Bruno", birthMonth: null };
    await join(wanted).catch(() => {});
    expect(lostJoin("one")).toMatchObject(wanted);
    await join(wanted).catch(() => {});
    expect(lostJoin("two")).toBeUndefined();
    answer = { status: 201, body: { match: "m3", seats: [{ seat: 1, token: "t" }], invite: null } };
    await join(wanted);
    expect(lostJoin("one")).toBeUndefined();
    await join({ ...wanted, code: "two" });
    const keys = asked.map(({ body }) => body["key"]);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("keeps nothing when it is refused, and says why in words", async () => {
    const { open, lastWanted, heldMatches, failure } = await loaded();
    const refusals = [
      [{ status: 400, body: { code: "bad", sentence: "", reason: "gaji-must-capture", option: "" } }, "These two cannot go together."],
      [{ status: 429, body: { code: "rate", sentence: "", reason: "", option: "" } }, "Too fast."],
      [{ status: 409, body: { code: "used", sentence: "", reason: "", option: "" } }, "Used."],
      [{ status: 503, body: { code: "retry_later", sentence: "", reason: "", option: "" } }, "It could not be kept."],
      [{ status: 400, body: { code: "bad", sentence: "", reason: "not-allowed", option: "" } }, "At most 40 characters."],
      [{ status: 400, body: { code: "bad", sentence: "", reason: "not-allowed", option: "rounds" } }, "This value is not allowed."],
      [{ status: 500, body: null }, "That did not work."],
      [{ status: 503, body: null }, "The server does not answer."],
      [null, "The server does not answer."],
    ] as const;
    for (const [refusal, sentence] of refusals) {
      answer = refusal;
      const error: unknown = await open(lastWanted(), ["greedy"]).catch((thrown: unknown) => thrown);
      expect(failure(error)).toBe(sentence);
    }
    expect(heldMatches()).toEqual([]);
  });
});

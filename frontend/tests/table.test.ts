/** The table's words and pictures: sentences, arithmetic, beats, made from views that real tables gave. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { EventMsg, View } from "../src/wire";
import { browser } from "./browser";
import kept from "./views.json";

const views = kept as unknown as Record<string, View>;
const files: Record<string, string> = import.meta.glob("../../src/koikoi/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = (lang: string): string =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${lang}/`))
    .map(([, text]) => text)
    .join("\n");

const named = (seat: number): string => (seat === 0 ? "" : "Bruno");
const called = (seat: number): string => (seat === 0 ? "You" : "Bruno");
const view = (name: string): View => views[name] as View;

let lib: typeof import("../src/lib/texts.svelte");
let settings: typeof import("../src/lib/settings.svelte");

beforeAll(async () => {
  browser();
  vi.stubGlobal("fetch", async (path: string) => ({ ok: true, text: async () => texts(/(\w+)\.ftl/.exec(path)?.[1] ?? "en") }));
  lib = await import("../src/lib/texts.svelte");
  settings = await import("../src/lib/settings.svelte");
  for (const lang of ["en", "ru"] as const) await lib.load(lang);
  settings.settings.language = "en";
});

describe("the story", () => {
  it("says a move as the terminal does", async () => {
    const { sentence } = await import("../src/table/story");
    const step = { what: "hand", seat: 1, card: "1B", captured: ["1R", "1C1", "1C2"] } as const;
    expect(sentence(step, named)).toBe("Bruno plays Pine with crane, takes Pine with poem ribbon and Pine chaff ×2.");
    expect(sentence({ ...step, seat: 0, captured: [] }, named)).toBe("You play Pine with crane to the field.");
  });
  it("says why a deal is void", async () => {
    const { sentence } = await import("../src/table/story");
    expect(sentence({ what: "voided", seat: -1, reason: "field-four" }, named)).toMatch(/^Void deal: all four cards/);
  });
  it("puts calls where they happened in the history", async () => {
    const { story } = await import("../src/table/story");
    const mid = view("mid");
    const told = story(mid, [{ round: mid.number, at: 2, step: { what: "called", seat: 1 } }]);
    expect(told[3]).toEqual({ what: "called", seat: 1 });
    expect(told).toHaveLength((mid.round?.history.length ?? 0) + 2);
  });
});

describe("the deal", () => {
  const options = { rounds: 12, target: 0, startPoints: 0, zeroSum: false, stakes: false, cupChaff: 0 };
  it("comes in the table's packets, in its order", async () => {
    const { packets } = await import("../src/table/deal");
    const twos = packets({ ...options, dealOrder: "opponent-field-dealer", packet: 2 }, true);
    expect(twos.slice(0, 4).map(([place]) => place)).toEqual(["theirs", "field", "mine", "theirs"]);
    const fours = packets({ ...options, dealOrder: "opponent-dealer-field", packet: 4 }, false);
    expect(fours.map((packet) => [packet[0], packet.length])).toEqual([
      ["mine", 4],
      ["theirs", 4],
      ["field", 4],
      ["mine", 4],
      ["theirs", 4],
      ["field", 4],
    ]);
    for (const place of ["mine", "theirs", "field"]) expect(twos.flat().filter((one) => one === place)).toHaveLength(8);
  });
  it("begins with all cards in the stock and nothing to do", async () => {
    const { bare } = await import("../src/table/deal");
    const { view: before, slots } = bare(view("mid"));
    expect(before.round).toMatchObject({ hand: [], field: [], opponent_hand: 0, stock: 48, captured: [[], []], history: [] });
    expect(before.legal.actions).toEqual([]);
    expect(slots.every((card) => card === null)).toBe(true);
  });
});

describe("the arithmetic", () => {
  it("adds yaku, multiplies, and ends in what the sheet enters", async () => {
    const { sumLines } = await import("../src/table/sums");
    const sheet = view("round").sheet;
    if (!sheet || sheet.winner === null) throw new Error("the round has no winner");
    const lines = sumLines(sheet, called);
    const base = lines.filter((line) => line.kind === "yaku").reduce((sum, line) => sum + Number(line.value.replace("+ ", "")), 0);
    const factors = lines.filter((line) => line.kind === "factor").map((line) => Number(line.value.replace("× ", "")));
    expect(base).toBe(sheet.base);
    expect(factors.reduce((product, factor) => product * factor, base)).toBe(sheet.points[sheet.winner]);
    expect(lines.at(-1)).toMatchObject({ kind: "total", value: String(sheet.points[sheet.winner]) });
  });
  it("gives the reason of every factor that did not apply, without repeating its number", async () => {
    const { sumLines } = await import("../src/table/sums");
    for (const name of ["round", "round-draw", "round-hand"]) {
      const sheet = view(name).sheet;
      if (!sheet) throw new Error(`${name} has no sheet`);
      for (const line of sumLines(sheet, called)) {
        expect(line.label).not.toMatch(/^[×+]|-call|undefined/);
        expect(line.label.length).toBeGreaterThan(2);
        if (line.kind === "idle") expect(line.value).toBe("");
      }
    }
  });
  it("shows the cards of a lucky hand, and of each yaku that has few", async () => {
    const { sumLines } = await import("../src/table/sums");
    const sheet = view("round-hand").sheet;
    if (!sheet) throw new Error("no sheet");
    const hand = (codes: string[]): readonly (readonly string[] | undefined)[] =>
      sumLines({ ...sheet, hand_points: [6, 0], hands: [codes, []] }, called).map((line) => line.cards);
    expect(hand(["9A", "2C1", "9R", "2A", "9C1", "9C2", "12B", "1B"])).toEqual([["9A", "9R", "9C1", "9C2"]]);
    const pairs = ["4A", "4R", "1B", "1C1", "12C1", "12C2", "7A", "7C2"];
    expect(hand(pairs)).toEqual([["1B", "1C1", "4A", "4R", "7A", "7C2", "12C1", "12C2"]]);
    const won = { ...sheet, kind: "win" as const, winner: 1, captured: [["3B"], ["9A", "3B", "1C1"]] as [string[], string[]] };
    const paid = ["flower_viewing", "chaff"].map((id) => ({ id, points: 5, cards: [] }));
    expect(sumLines({ ...won, yaku: paid } as never, called).map((line) => line.cards).slice(0, 2)).toEqual([["3B", "9A"], []]);
  });
  it("ends every round in one sentence", async () => {
    const { roundResult } = await import("../src/table/sums");
    for (const name of ["round", "round-draw", "round-hand"]) {
      const sheet = view(name).sheet;
      if (sheet) expect(roundResult(sheet, named)).toMatch(/\.$/);
    }
  });
});

describe("the first lesson", () => {
  const card = { card: "8B", takes: ["8C1"], choices: [], may_pass: false, choice_makes: [] };
  const dealt = (makes: string[]): View => {
    const now = view("mid");
    if (!now.round) throw new Error("no round");
    return { ...now, round: { ...now.round, phase: "play" }, legal: { ...now.legal, cards: [{ ...card, makes }] } };
  };
  it("speaks of the star where one is to be seen, once, and of the card that has it", async () => {
    const { lessonOf } = await import("../src/table/lesson");
    for (const turns of [0, 1, 7]) {
      expect(lessonOf(dealt([]), turns)?.text ?? "").not.toContain("star");
      const told = lessonOf(dealt(["moon_viewing"]), turns);
      expect(told).toMatchObject({ id: "star", hand: "8B", field: "8C1", later: true });
      expect(told?.text).toMatch(/star.*Moon viewing/);
      expect(lessonOf(dealt(["moon_viewing"]), turns, ["star"])?.id).not.toBe("star");
    }
    settings.settings.hints = "matches";
    expect(lessonOf(dealt(["moon_viewing"]), 0)?.id).toBe("pair");
    settings.settings.hints = "yaku";
  });
  it("does not number its sentences: not all of them come in every round", async () => {
    const { lessonOf } = await import("../src/table/lesson");
    const ids = [lessonOf(dealt([]), 0)?.id, lessonOf(dealt([]), 1)?.id, lessonOf(dealt([]), 2, ["sets"])?.id];
    expect(ids).toEqual(["pair", "sets", "stock"]);
    expect(lessonOf(dealt([]), 3, ["sets", "stock"])).toBeNull();
    expect(lessonOf(dealt([]), 4)).toBeNull();
  });
});

describe("a message", () => {
  const played = (fields: object): EventMsg => ({ name: "played", fields }) as EventMsg;

  it("shows a capture in two beats: the card rests, then both go to the pile", async () => {
    const { beats, sceneOf } = await import("../src/table/scene");
    const mid = view("mid");
    const scene = sceneOf(mid, null);
    const choice = mid.legal.cards.find((card) => card.takes.length);
    if (!choice || !mid.round) throw new Error("nothing can be taken");
    const event = played({ seat: mid.seat, source: "hand", card: choice.card, captured: choice.takes });
    const [rests, gone] = beats(scene, [event], mid);
    expect(rests?.scene.resting?.card).toBe(choice.card);
    expect(rests?.scene.view.round?.hand).not.toContain(choice.card);
    expect(gone?.scene.view.round?.captured[mid.seat]).toContain(choice.card);
    expect(gone?.scene.slots).not.toContain(choice.takes[0]);
    expect(gone?.scene.resting).toBeNull();
  });
  it("leaves the other field cards where they lie", async () => {
    const { beats, sceneOf } = await import("../src/table/scene");
    const mid = view("mid");
    const scene = sceneOf(mid, null);
    const [lies] = beats(scene, [played({ seat: 1 - mid.seat, source: "stock", card: "12C3", captured: [] })], mid);
    scene.slots.forEach((card, i) => card && expect(lies?.scene.slots[i]).toBe(card));
    expect(lies?.from).toBe("stock");
    expect(lies?.scene.view.legal.actions).toEqual([]);
  });
});

describe("the tracker", () => {
  it("puts what is made before what is near, and the dearer first", async () => {
    const { nearest } = await import("../src/table/near");
    const lines = nearest(view("decide").progress[view("decide").seat] ?? []);
    const order = ["complete", "one-away", "possible"];
    const ranks = lines.map((line) => order.indexOf(line.state));
    expect(ranks).toEqual([...ranks].sort());
    expect(ranks).not.toContain(-1);
  });
  it("says each state in both of two languages", async () => {
    const { progressSaid } = await import("../src/table/near");
    for (const lang of ["en", "ru"] as const) {
      settings.settings.language = lang;
      for (const all of view("decide").progress) for (const line of all) expect(progressSaid(line, all)).toMatch(/\.$/);
    }
    settings.settings.language = "en";
  });
});

describe("the score", () => {
  it("has a column a round and ends in the standing, negative or not", async () => {
    const { columns } = await import("../src/table/year");
    const round = view("round");
    const options = { rounds: 12, target: 0, startPoints: 0, zeroSum: true, stakes: false, cupChaff: 0, dealOrder: "", packet: 4 };
    const last = columns(round, options).at(-1);
    expect(last?.totals).toEqual([round.standing[round.seat], round.standing[1 - round.seat]]);
  });
});

describe("the catalogue", () => {
  const sources: Record<string, string> = import.meta.glob("../src/table/*", { query: "?raw", import: "default", eager: true });
  const code = Object.values(sources).join("\n");

  it("has every message that the table says by its id", () => {
    const used = [...code.matchAll(/say\(\s*"([\w-]+)"/g)].map((found) => found[1] as string);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((id) => !lib.has(id))).toEqual([]);
  });
  it("has no message of the table that nothing says", () => {
    const written = [...texts("en").matchAll(/^(table-[\w-]+) =/gm)].map((found) => found[1] as string);
    const built = ["table-no-seat-", "table-hints-", "table-labels-"];
    expect(written.filter((id) => !code.includes(`"${id}"`) && !built.some((start) => id.startsWith(start)))).toEqual([]);
  });
});

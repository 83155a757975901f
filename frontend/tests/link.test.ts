import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToPlayer, View } from "../src/wire";
import { browser, type Browser } from "./browser";
import { Socket } from "./socket";

const view = (number: number): View => ({ number }) as unknown as View;
const sync = (seq: number, version = "1"): ToPlayer => ({ t: "sync", seq, view: view(seq), version });

let page: Browser;

async function linked() {
  const { Link } = await import("../src/lib/link.svelte");
  return new Link("m1", 0, "secret");
}

describe("link", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    page = browser({ path: "/table/m1" });
    Socket.made = [];
    vi.stubGlobal("WebSocket", Socket);
  });
  afterEach(() => void vi.useRealTimers());

  it("opens one socket without the token in its address, and resumes first", async () => {
    const link = await linked();
    expect(Socket.last.address).toBe("ws://game.test/ws");
    Socket.last.open();
    expect(Socket.last.sent).toEqual([{ t: "resume", match: "m1", token: "secret", since: 0 }]);
    expect(link.connection).toBe("opening");
    Socket.last.say(sync(4));
    expect(link).toMatchObject({ connection: "open", seq: 4, version: "1" });
  });

  it("holds the newest view and hears every change once", async () => {
    const link = await linked();
    const heard: number[] = [];
    link.heard = ({ seq }) => heard.push(seq);
    Socket.last.open();
    Socket.last.say(sync(4));
    Socket.last.say({ t: "evt", seq: 6, events: [], view: view(6) });
    Socket.last.say({ t: "evt", seq: 5, events: [], view: view(5) });
    expect(link.view).toEqual({ number: 6 });
    expect(heard).toEqual([4, 6]);
  });

  it("answers a command once the view shows what was done", async () => {
    const link = await linked();
    Socket.last.open();
    Socket.last.say(sync(4));
    const done = link.send("act", ["9A"]);
    const [command] = Socket.last.commands;
    expect(command).toMatchObject({ kind: "act", actions: ["9A"], expect_seq: 4 });
    const answered = vi.fn();
    void done.then(answered);
    Socket.last.say({ t: "ack", cid: command?.cid ?? "", seq: 5 });
    await Promise.resolve();
    expect(answered).not.toHaveBeenCalled();
    Socket.last.say({ t: "evt", seq: 5, events: [], view: view(5) });
    expect(await done).toMatchObject({ t: "ack", seq: 5 });
  });

  it("answers a refused command at once", async () => {
    const link = await linked();
    Socket.last.open();
    Socket.last.say(sync(4));
    const done = link.send("act", ["9A"]);
    const [command] = Socket.last.commands;
    Socket.last.say({ t: "err", cid: command?.cid ?? "", code: "stale", seq: 6, reason: "" });
    expect(await done).toMatchObject({ t: "err", code: "stale" });
    expect(link.connection).toBe("open");
  });

  it("gives every command an id of its own, also without TLS", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const link = await linked();
    Socket.last.open();
    Socket.last.say(sync(4));
    void link.send("next");
    void link.send("next");
    const ids = Socket.last.commands.map(({ cid }) => cid);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("sends an unanswered command again under the same id, also over a new socket", async () => {
    const link = await linked();
    Socket.last.open();
    Socket.last.say(sync(4));
    const done = link.send("next");
    const first = Socket.last;
    vi.advanceTimersByTime(5000);
    expect(first.commands).toHaveLength(2);
    first.close();
    expect(link.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.made).toHaveLength(2);
    Socket.last.open();
    expect(Socket.last.sent[0]).toMatchObject({ t: "resume", since: 4 });
    expect(Socket.last.commands).toHaveLength(0);
    Socket.last.say(sync(4));
    const [again] = Socket.last.commands;
    expect(again?.cid).toBe(first.commands[0]?.cid);
    Socket.last.say({ t: "ack", cid: again?.cid ?? "", seq: 5 });
    Socket.last.say(sync(5));
    expect(await done).toMatchObject({ seq: 5 });
    vi.advanceTimersByTime(20000);
    expect(Socket.last.commands).toHaveLength(1);
  });

  it("comes back with growing pauses, and at once when the player looks again", async () => {
    const link = await linked();
    for (let i = 0; i < 6; i++) {
      Socket.last.close();
      vi.advanceTimersByTime(12000);
    }
    const tries = Socket.made.length;
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    expect(Socket.made).toHaveLength(tries);
    page.fire("visibilitychange");
    expect(Socket.made).toHaveLength(tries + 1);
    expect(link.connection).toBe("opening");
  });

  it("stays away once the seat was refused or the table left", async () => {
    const link = await linked();
    Socket.last.open();
    Socket.last.say({ t: "err", cid: "", code: "not_seat", seq: 0, reason: "" });
    vi.advanceTimersByTime(60000);
    expect(link.connection).toBe("refused");
    expect(Socket.made).toHaveLength(1);
    const other = await linked();
    other.close();
    vi.advanceTimersByTime(60000);
    page.fire("online");
    expect(Socket.made).toHaveLength(2);
  });

  it("waits for the friend, then plays", async () => {
    const link = await linked();
    Socket.last.open();
    Socket.last.say({ t: "waiting", seat: 0, players: ["Aki", ""], rules: { base: "shobu" }, version: "1" });
    expect(link).toMatchObject({ connection: "open", waiting: { players: ["Aki", ""] } });
    Socket.last.say(sync(1));
    expect(link.waiting).toBeNull();
  });

  it("loads the page anew when the server has become another version", async () => {
    await linked();
    Socket.last.open();
    Socket.last.say(sync(4, "1"));
    expect(location.reload).not.toHaveBeenCalled();
    Socket.last.say(sync(4, "2"));
    expect(location.reload).toHaveBeenCalledOnce();
  });
});

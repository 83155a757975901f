/** The desk: what a press does, by what the table shows just then. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HeldMatch } from "../src/lib/seats";
import type { EventMsg, View } from "../src/wire";
import { browser } from "./browser";
import { Socket } from "./socket";
import kept from "./views.json";

const views = kept as unknown as Record<string, View>;
const held: HeldMatch = {
  match: "m1",
  mode: "friend",
  seats: [{ seat: 0, token: "secret" }],
  invite: null,
  names: ["", "Bruno"],
  rules: {},
  opened: 0,
  over: false,
  standing: null,
};

async function seated(view: View) {
  const { Desk } = await import("../src/table/desk.svelte");
  const desk = new Desk(held);
  Socket.last.open();
  Socket.last.say({ t: "sync", seq: 7, view, version: "1" });
  return desk;
}

describe("a press", () => {
  beforeEach(() => {
    browser({ path: "/table/m1" });
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  });

  it("goes on although the friend's word came that very moment", async () => {
    const over = { ...views["round"], seat: 0, ready: [false, false] } as View;
    const desk = await seated(over);
    const said = { name: "ready", fields: { seat: 1 } } as unknown as EventMsg;
    Socket.last.say({ t: "evt", seq: 8, events: [said], view: { ...over, ready: [false, true] } });
    void desk.goOn();
    expect(Socket.last.commands).toMatchObject([{ kind: "next", expect_seq: 8 }]);
  });

  it("only hurries what is being shown", async () => {
    const over = { ...views["round"], seat: 0, ready: [false, false] } as View;
    const desk = await seated({ ...(views["decide"] as View), seat: 0 });
    const stopped = { name: "stopped", fields: { seat: 0 } } as unknown as EventMsg;
    Socket.last.say({ t: "evt", seq: 8, events: [stopped], view: over });
    void desk.goOn();
    expect(Socket.last.commands).toEqual([]);
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    void desk.goOn();
    expect(Socket.last.commands).toMatchObject([{ kind: "next" }]);
  });
});

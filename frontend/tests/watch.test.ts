/** What who watches is shown: hands without faces, and every move with the place it came from. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PublicView, View } from "../src/wire";
import { browser } from "./browser";
import { Socket } from "./socket";
import kept from "./views.json";

const views = kept as unknown as Record<string, View>;

/** The view of a player as anybody may see it. */
function open(view: View): PublicView {
  const round = view.round;
  if (!round) throw new Error("no round is played in this view");
  const { seat, legal: _legal, decision: _decision, may_undo: _undo, ...match } = view;
  const { hand, opponent_hand: theirs, unseen: _unseen, ...rest } = round;
  const hands: [number, number] = seat === 0 ? [hand.length, theirs] : [theirs, hand.length];
  return { ...match, round: { ...rest, hands } };
}

describe("who watches", () => {
  beforeEach(() => {
    browser({ path: "/watch", hash: "#m1.code" });
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  });

  it("comes with the code and is shown hands that have no faces", async () => {
    const { Watching } = await import("../src/watch/watching.svelte");
    const desk = new Watching("m1", "code");
    Socket.last.open();
    expect(Socket.last.sent[0]).toEqual({ t: "watch", match: "m1", code: "code" });
    const view = open(views["decide"] as View);
    Socket.last.say({ t: "sync", seq: 7, view, version: "1" } as never);
    await vi.waitFor(() => expect(desk.view).not.toBeNull());
    const [mine = 0, theirs] = view.round?.hands ?? [];
    expect(desk.view?.round?.hand).toEqual(Array(mine).fill(""));
    expect(desk.view?.round?.opponent_hand).toBe(theirs);
    expect(desk.view?.legal.actions).toEqual([]);
    desk.close();
  });

  it("sees a card leave the hand it was played from, also the one at the lower edge", async () => {
    const { seen } = await import("../src/watch/public.svelte");
    const { beats, sceneOf } = await import("../src/table/scene");
    const view = seen(open(views["decide"] as View));
    const [mine, theirs] = [view.round?.hand.length ?? 0, view.round?.opponent_hand ?? 0];
    for (const seat of [0, 1]) {
      const fields = { seat, source: "hand", card: "1B", captured: [] } as const;
      const [beat] = beats(sceneOf(view, null), [{ name: "played", fields } as never], view, -1);
      expect(beat?.from).toBe(seat === 0 ? "my-hand" : "their-hand");
      expect(beat?.scene.view.round?.hand.length).toBe(mine - (seat === 0 ? 1 : 0));
      expect(beat?.scene.view.round?.opponent_hand).toBe(theirs - seat);
    }
  });

  it("waits where nothing may be seen yet, and is shown the table when it may", async () => {
    const { Watching } = await import("../src/watch/watching.svelte");
    const desk = new Watching("m1", "code");
    Socket.last.open();
    Socket.last.say({ t: "waiting", players: ["Aki", "Bruno"], rules: {}, version: "1", delay: "round" } as never);
    expect(desk.link.waiting).toMatchObject({ delay: "round" });
    Socket.last.say({ t: "here", here: [true, false], watchers: 3 });
    expect([desk.link.watchers, desk.absent(0), desk.absent(1)]).toEqual([3, false, true]);
    Socket.last.say({ t: "sync", seq: 1, view: open(views["decide"] as View), version: "1" } as never);
    expect(desk.link.waiting).toBeNull();
    desk.close();
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "./browser";

const loaded = () => import("../src/lib/router.svelte");

/** A press on a link, or beside one. */
function press(href: string | null, some: Partial<MouseEvent> = {}, target = "") {
  const link = href === null ? null : Object.assign(new URL(href, "http://game.test/"), { target });
  return {
    target: { closest: () => link },
    button: 0,
    defaultPrevented: false,
    preventDefault: vi.fn(),
    ...some,
  } as unknown as MouseEvent;
}

describe("router", () => {
  beforeEach(() => void browser({ path: "/join", hash: "#code" }));

  it("begins where the address says, with what stands behind the hash", async () => {
    const { place } = await loaded();
    expect(place).toEqual({ path: "/join", hash: "#code" });
  });

  it("goes to a page, and takes the code out of the address when it replaces", async () => {
    const { go, place } = await loaded();
    go("/table/m1", true);
    expect(place).toEqual({ path: "/table/m1", hash: "" });
    expect(location.hash).toBe("");
  });

  it("follows the window's own way back", async () => {
    const { go, place } = await loaded();
    go("/rules#shobu");
    expect(place).toEqual({ path: "/rules", hash: "#shobu" });
    history.back();
    expect(place).toEqual({ path: "/join", hash: "#code" });
  });

  it("leads back to the page before if that was ours, else where the link says", async () => {
    const { go, back, place } = await loaded();
    const outside = press("/");
    back(outside);
    expect(outside.preventDefault).not.toHaveBeenCalled();
    go("/settings");
    const inside = press("/");
    back(inside);
    expect(inside.preventDefault).toHaveBeenCalled();
    expect(place.path).toBe("/join");
  });

  it("takes presses on our links and leaves all others to the browser", async () => {
    const { follow, place } = await loaded();
    const taken = press("/rules");
    follow(taken);
    expect(taken.preventDefault).toHaveBeenCalled();
    expect(place.path).toBe("/rules");
    const left = [
      press(null),
      press("https://elsewhere.test/"),
      press("/new", { ctrlKey: true }),
      press("/new", { button: 1 }),
      press("/new", { defaultPrevented: true }),
      press("/new", {}, "_blank"),
      press("/rules#yaku"),
    ];
    for (const event of left) {
      follow(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
  });
});

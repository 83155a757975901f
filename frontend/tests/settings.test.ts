import { describe, expect, it } from "vitest";
import { browser } from "./browser";

const KEY = "koikoi.settings";
const loaded = () => import("../src/lib/settings.svelte");

describe("settings", () => {
  it("begin in the device's language, English where there is none of ours", async () => {
    browser({ languages: ["de-AT", "fr-CA", "en"] });
    expect((await loaded()).settings.language).toBe("fr");
    browser({ languages: ["de", "pt-BR"] });
    expect((await loaded()).settings.language).toBe("en");
  });

  it("are kept and read back", async () => {
    const { storage } = browser();
    const first = await loaded();
    first.change({ language: "ja", hints: "off", last: { rules: { base: "shobu" }, opponent: "greedy" } });
    const text = storage.kept.get(KEY) ?? "";
    browser().storage.kept.set(KEY, text);
    const { settings } = await loaded();
    expect(settings).toMatchObject({ language: "ja", hints: "off", last: { rules: { base: "shobu" }, opponent: "greedy" } });
  });

  it("replace only the values that cannot be by their defaults", async () => {
    const kept = { language: "de", theme: "dark", pace: 7, sound: "yes", name: "Aki", last: { rules: 3 }, more: true };
    browser().storage.kept.set(KEY, JSON.stringify(kept));
    const { settings } = await loaded();
    expect(settings).toMatchObject({ language: "en", theme: "dark", pace: "calm", sound: false, name: "Aki", last: null });
    expect(settings).not.toHaveProperty("more");
  });

  it("survive rubbish in the storage and a storage that is closed", async () => {
    browser().storage.kept.set(KEY, "{{{");
    expect((await loaded()).settings.theme).toBe("auto");
    const { storage } = browser();
    storage.closed = true;
    const { settings, change } = await loaded();
    change({ theme: "light" });
    expect(settings.theme).toBe("light");
  });

  it("are shown on the root element, the device's theme where none was chosen", async () => {
    const { root } = browser({ dark: true });
    const { change, show } = await loaded();
    show();
    expect(root.dataset["theme"]).toBe("dark");
    change({ theme: "light", side: "left", language: "ru" });
    expect(root).toMatchObject({ lang: "ru", dataset: { theme: "light", side: "left", contrast: "normal" } });
  });
});

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

  it("write only what changes, and leave what another tab wrote", async () => {
    const { storage } = browser();
    const { change } = await loaded();
    storage.kept.set(KEY, JSON.stringify({ language: "ru", name: "Aki" }));
    change({ theme: "dark" });
    expect(JSON.parse(storage.kept.get(KEY) ?? "")).toEqual({ language: "ru", name: "Aki", theme: "dark" });
  });

  it("follow another tab, in a language once it can be said", async () => {
    const { storage, fire } = browser();
    const { settings, hearOtherTabs } = await loaded();
    const stop = hearOtherTabs(async (language) => {
      if (language === "ja") throw new Error("away");
    });
    const other = async (kept: object, key: string | null = KEY): Promise<void> => {
      storage.kept.set(KEY, JSON.stringify(kept));
      fire("storage", { key });
      await new Promise((done) => setTimeout(done));
    };
    await other({ language: "fr", name: "Aki", theme: 4 });
    expect(settings).toMatchObject({ language: "fr", name: "Aki", theme: "auto" });
    await other({ language: "ja", pace: "brisk" });
    expect(settings).toMatchObject({ language: "fr", pace: "brisk", name: "" });
    await other({ name: "Bruno" }, "other");
    expect(settings.name).toBe("");
    stop();
    await other({ name: "Bruno" });
    expect(settings.name).toBe("");
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

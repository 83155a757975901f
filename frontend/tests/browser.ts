/** The few parts of a browser that the library looks at, for tests: storage, address, history, page. */

import { vi } from "vitest";

export class Storage {
  readonly kept = new Map<string, string>();
  closed = false;

  getItem(key: string): string | null {
    if (this.closed) throw new Error("storage is closed");
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.closed) throw new Error("storage is closed");
    this.kept.set(key, value);
  }
}

export interface Root {
  lang: string;
  readonly dataset: Record<string, string>;
}

export interface Browser {
  readonly storage: Storage;
  readonly root: Root;
  /** Calls what waits for an event of the window or the page. */
  readonly fire: (name: string) => void;
  hidden: boolean;
}

/** Put a browser into the globals; modules imported afterwards see it. */
export function browser({ languages = ["en-GB"], dark = false, path = "/", hash = "" } = {}): Browser {
  vi.resetModules();
  const waiting = new Map<string, Set<() => void>>();
  const listen = (name: string, listener: () => void): void => {
    waiting.set(name, (waiting.get(name) ?? new Set()).add(listener));
  };
  const forget = (name: string, listener: () => void): void => void waiting.get(name)?.delete(listener);
  const made: Browser = {
    storage: new Storage(),
    root: { lang: "", dataset: {} },
    fire: (name) => waiting.get(name)?.forEach((listener) => listener()),
    hidden: false,
  };
  const location = Object.assign(new URL(`http://game.test${path}${hash}`), { reload: vi.fn() });
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(location.href) }];
  const at = (url: URL): void => void Object.assign(location, { pathname: url.pathname, hash: url.hash });
  vi.stubGlobal("localStorage", made.storage);
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("matchMedia", () => ({ matches: dark }));
  vi.stubGlobal("location", location);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", forget);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", {
    documentElement: made.root,
    title: "",
    addEventListener: listen,
    removeEventListener: forget,
    get hidden() {
      return made.hidden;
    },
    get visibilityState() {
      return made.hidden ? "hidden" : "visible";
    },
  });
  vi.stubGlobal("history", {
    get state() {
      return entries.at(-1)?.state;
    },
    pushState(state: unknown, _: string, url: URL) {
      entries.push({ state, url });
      at(url);
    },
    replaceState(state: unknown, _: string, url: URL) {
      entries[entries.length - 1] = { state, url };
      at(url);
    },
    back() {
      entries.pop();
      at(entries.at(-1)?.url ?? new URL("http://game.test/"));
      made.fire("popstate");
    },
  });
  return made;
}

/** The few parts of a browser that the library looks at, for tests: storage, address, history, page. */

import { vi } from "vitest";

export class Storage {
  readonly kept = new Map<string, string>();
  closed = false;
  /** It is read, and takes nothing. */
  full = false;

  getItem(key: string): string | null {
    if (this.closed) throw new Error("storage is closed");
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.closed) throw new Error("storage is closed");
    if (this.full) throw new Error("storage is full");
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    if (this.closed) throw new Error("storage is closed");
    this.kept.delete(key);
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
  readonly fire: (name: string, event?: unknown) => void;
  hidden: boolean;
}

/** Put a browser into the globals; modules imported afterwards see it. */
export function browser({ languages = ["en-GB"], dark = false, path = "/", hash = "" } = {}): Browser {
  vi.resetModules();
  type Listener = (event?: unknown) => void;
  const waiting = new Map<string, Set<Listener>>();
  const listen = (name: string, listener: Listener): void => {
    waiting.set(name, (waiting.get(name) ?? new Set()).add(listener));
  };
  const forget = (name: string, listener: Listener): void => void waiting.get(name)?.delete(listener);
  const made: Browser = {
    storage: new Storage(),
    root: { lang: "", dataset: {} },
    fire: (name, event) => waiting.get(name)?.forEach((listener) => listener(event)),
    hidden: false,
  };
  const location = Object.assign(new URL(`http://game.test${path}${hash}`), { reload: vi.fn() });
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(location.href) }];
  const at = (url: URL): void => void Object.assign(location, { pathname: url.pathname, hash: url.hash });
  vi.stubGlobal("localStorage", made.storage);
  vi.stubGlobal("sessionStorage", new Storage());
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

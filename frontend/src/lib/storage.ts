/** Storage: what this browser keeps, with a copy in memory where its storage is closed or full. */

export interface Shelf {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Whether what was written stays when the page is left. */
  holds(key: string): boolean;
}

/** A storage of the browser; what it does not take holds as long as the page does. */
function shelf(storage: () => Storage): Shelf {
  /** What could not be written; null for what could not be removed. */
  const memory = new Map<string, string | null>();
  function put(key: string, text: string | null): void {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      memory.delete(key);
    } catch {
      memory.set(key, text);
    }
  }
  return {
    read(key) {
      const own = memory.get(key);
      if (own !== undefined) return own;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => put(key, text),
    remove: (key) => put(key, null),
    holds: (key) => !memory.has(key),
  };
}

/** Kept for good. */
export const kept = shelf(() => localStorage);
/** Kept as long as the tab is open. */
export const keptHere = shelf(() => sessionStorage);

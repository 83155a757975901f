/** Keys: what a key press means at the table. By place on the keyboard, so that letters work in any layout. */

export type Key =
  | { readonly does: "card"; readonly number: number }
  | { readonly does: "move"; readonly across: number; readonly down: number }
  | { readonly does: "stop" | "koi" | "next" | "cancel" | "yaku" | "moves" | "unseen" | "undo" | "help" | "about" | "rules" };

const LETTERS: Record<string, "stop" | "koi" | "yaku" | "moves" | "unseen" | "undo" | "about" | "rules"> = {
  KeyS: "stop",
  KeyK: "koi",
  KeyY: "yaku",
  KeyL: "moves",
  KeyU: "unseen",
  KeyB: "undo",
  KeyI: "about",
  KeyR: "rules",
};
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key means, or null where it is none of ours. */
export function keyOf(event: Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (event.key === "?") return { does: "help" };
  if (digit && /^[1-9]$/.test(event.key)) return { does: "card", number: Number(digit) };
  const arrow = ARROWS[event.code];
  if (arrow) return { does: "move", across: arrow[0], down: arrow[1] };
  if (event.code === "Enter" || event.code === "NumpadEnter") return { does: "next" };
  if (event.code === "Escape") return { does: "cancel" };
  if (event.code === "F1") return { does: "help" };
  const letter = LETTERS[event.code];
  return letter ? { does: letter } : null;
}

/** Announce: one sentence for screen readers, through the page's one live region. */

let speak: (text: string) => void = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say a sentence politely. What is said within the same moment is said together; the same sentence is said again. */
let waiting: string[] = [];
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  speak("");
  timer = setTimeout(() => {
    speak(waiting.join(" "));
    waiting = [];
  }, 60);
}

/** Be silent: what was said belongs to a page that is left. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  speak("");
}

/** The region that speaks; returns how to stop listening. */
export function listen(region: (text: string) => void): () => void {
  speak = region;
  return () => {
    if (speak === region) speak = () => {};
  };
}

/** Which page is shown: the address, as state. Codes stay behind the `#` and never reach a server. */

import { hush } from "./announce";

const place = $state({ path: location.pathname, hash: location.hash });
/** How many of our own pages lie behind this one in the window's history. */
const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0;

addEventListener("popstate", () => at(location));

function at({ pathname, hash }: { readonly pathname: string; readonly hash: string }): void {
  if (pathname !== place.path) hush();
  place.path = pathname;
  place.hash = hash;
}

/** Pages that are another page with another code behind the `#`. */
export const CODED: readonly string[] = ["/join", "/watch"];

export { place };

/** Go to a page of ours; `replace` leaves no way back to the one before. */
export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState({ depth: depth() }, "", url);
  else history.pushState({ depth: depth() + 1 }, "", url);
  at(url);
  scrollTo(0, 0);
}

/** For the link that leads back: to the page before, if that is ours, else where the link says. */
export function back(event: MouseEvent): void {
  if (elsewhere(event) || depth() === 0) return;
  event.preventDefault();
  history.back();
}

/** For links: go there without loading the page anew, unless the player asked for a new tab or it leads down this page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || elsewhere(event) || event.defaultPrevented) return;
  if (link.hash && link.pathname === location.pathname && !CODED.includes(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

function elsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

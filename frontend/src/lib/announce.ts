/** Announce: sentences for screen readers, each added to the live region that can be heard now; none takes another's place. */

type Region = (text: string) => void;

/** The page's region, then that of each sheet laid over it: what lies under a sheet is silent. */
const regions: Region[] = [];

/** Say a sentence politely. */
export function announce(text: string): void {
  if (text) regions.at(-1)?.(text);
}

/** Forget what was said: it belongs to a page that is left. */
export function hush(): void {
  for (const region of regions) region("");
}

/** A region that speaks, and that forgets at an empty text; returns how to stop listening. */
export function listen(region: Region): () => void {
  regions.push(region);
  return () => void regions.splice(regions.indexOf(region), 1);
}

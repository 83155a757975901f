/** The deck: images of the cards, and the sprite with art and label plates apart, for what the images cannot show. */

import { CODES } from "../lib/cards";

/** Have the images of all cards at hand before they are turned, once there is nothing better to do. */
export function preloadCards(): void {
  const load = (): void => {
    for (const code of [...CODES, "back-red", "back-black"]) new Image().src = `/deck/${code}.svg`;
  };
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 500);
}

let coming: Promise<void> | undefined;

/** Put the sprite into the page; throws if the server is away. */
export function loadDeck(): Promise<void> {
  coming ??= fetchSprite().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function fetchSprite(): Promise<void> {
  const answer = await fetch("/deck/deck.svg");
  if (!answer.ok) throw new Error(`/deck/deck.svg: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}

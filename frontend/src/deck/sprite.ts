/** The deck's sprite: fetched once and put into the page, so that every card is two `<use>` elements. */

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

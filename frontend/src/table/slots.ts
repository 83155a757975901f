/** Slots: where on the cloth each field card lies. A card keeps its place until it is taken; nothing moves up. */

/** Slots that are always there; a thirteenth card adds a column. */
export const LEAST = 12;

export type Slots = readonly (string | null)[];

/** The slots for the field's cards: old cards where they lay, new ones in the first free places. */
export function settle(before: Slots, field: readonly string[]): Slots {
  const lying = new Set(field);
  const slots: (string | null)[] = before.map((card) => (card !== null && lying.has(card) ? card : null));
  const placed = new Set(slots);
  for (const card of field) {
    if (placed.has(card)) continue;
    const free = slots.indexOf(null);
    if (free < 0) slots.push(card);
    else slots[free] = card;
    placed.add(card);
  }
  while (slots.length > LEAST && slots.at(-1) === null) slots.pop();
  while (slots.length < LEAST || slots.length % 2 !== 0) slots.push(null);
  return slots;
}

/** Column and row of a slot. */
export const place = (slot: number): readonly [number, number] => [Math.floor(slot / 2), slot % 2];

/** The slot of the next card in a direction (-1, 0 or 1 each way); null leads out of the field, downwards. */
export function neighbour(slots: Slots, from: number, across: number, down: number): number | null {
  const [column, row] = place(from);
  const used = slots.flatMap((card, i) => (card !== null && i !== from ? [i] : []));
  const beyond = used.filter((i) => {
    const [c, r] = place(i);
    return across !== 0 ? (c - column) * across > 0 : (r - row) * down > 0;
  });
  const far = (i: number): number => {
    const [c, r] = place(i);
    return across !== 0 ? Math.abs(c - column) + 4 * Math.abs(r - row) : 4 * Math.abs(r - row) + Math.abs(c - column);
  };
  beyond.sort((a, b) => far(a) - far(b));
  return beyond[0] ?? (down > 0 ? null : from);
}

/** The used slot nearest above a place along the hand, from 0 (left) to 1 (right). */
export function nearestAbove(slots: Slots, along: number): number | null {
  const columns = slots.length / 2;
  const used = slots.flatMap((card, i) => (card !== null ? [i] : []));
  const far = (i: number): number => Math.abs(place(i)[0] - along * (columns - 1)) - place(i)[1] * 0.1;
  used.sort((a, b) => far(a) - far(b));
  return used[0] ?? null;
}

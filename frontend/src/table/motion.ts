/** Motion: cards travel from where they were to where they are. Moves copies on a layer of their own, by transforms only. */

import { tick } from "svelte";
import { nextFrame, nextTask, painted } from "../lib/frames";
import type { Place } from "./deal";
import type { Beat } from "./scene";
import type { Pace } from "./pace";

const STOCK = ".stock__pile .pic";
/** Where the cards of a place are found on the board. */
const PLACES: Record<Place, string> = {
  mine: ".hand .card-button, .hand .held--down .pic",
  theirs: ".seat--them .backs .pic",
  field: ".lying .card-button",
};

interface Spot {
  readonly box: DOMRect;
  readonly home: string;
  readonly element: HTMLElement;
}

export class Motion {
  /** Set out together: each, alone, would have the page's style worked out anew. */
  #starts: (() => Animation)[] = [];
  #moves: Animation[] = [];
  #wake: (() => void) | null = null;
  /** Nobody waits for this beat: what sets out arrives at once. */
  #rushed = false;

  constructor(
    private readonly board: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Show a beat: `change` draws its scene; resolves when everything lies still and was held long enough. */
  async show(beat: Beat, change: () => void, pace: Pace): Promise<void> {
    this.#rushed = false;
    if (pace.travel > 0) await this.#travel(beat, change, pace);
    else change();
    const hold = beat.hold === "rest" ? pace.rest : beat.hold === "read" ? pace.read : 0;
    if (hold > 0 && !this.#rushed) await this.#wait(hold);
  }

  /** Drawing the scene and setting its cards on their way are tasks of their own; the latter comes before it is painted. */
  async #travel(beat: Beat, change: () => void, pace: Pace): Promise<void> {
    await painted();
    const before = this.#spots();
    const origin = this.#origin(beat);
    change();
    await tick();
    await Promise.race([nextTask(), nextFrame()]);
    for (const [code, spot] of this.#spots()) {
      const was = before.get(code);
      if (was && was.home === spot.home) this.#shift(spot.element, spot.box, was.box, pace.settle);
      else if (was) this.#fly(spot, was.box, pace.travel, 0);
      else if (origin) this.#fly(spot, origin, pace.travel, beat.from === "stock" ? pace.reveal : 0);
    }
    await this.#arrival();
  }

  /** A deal: `changes` draw the dealt table step by step; its cards come from the stock in their packets. */
  async deal(changes: readonly (() => void)[], packets: readonly (readonly Place[])[], pace: Pace): Promise<void> {
    this.#rushed = false;
    if (!pace.travel) return changes.at(-1)?.();
    this.board.classList.add("board--dealing"); // what is drawn is not to be seen before it has come
    for (const change of changes) {
      change();
      await painted();
    }
    const origin = this.#box(STOCK);
    const cards = Object.fromEntries(
      Object.entries(PLACES).map(([place, where]) => [place, [...this.board.querySelectorAll<HTMLElement>(where)]]),
    ) as Record<Place, HTMLElement[]>;
    const boxes = new Map(Object.values(cards).flatMap((all) => all.map((card) => [card, card.getBoundingClientRect()])));
    packets.forEach((packet, i) => {
      for (const card of packet.map((place) => cards[place].shift())) {
        const box = card && boxes.get(card);
        if (card && box?.width && origin) this.#shift(card, box, origin, pace.travel, (i * 4 * pace.travel) / packets.length);
      }
    });
    await this.#arrival(12);
  }

  /** Sets out what is to move, so many cards a picture, and waits until everything lies still. */
  async #arrival(most = Infinity): Promise<void> {
    while (this.#starts.length) {
      this.#moves.push(...this.#starts.splice(0, most).map((start) => start()));
      if (this.#starts.length) await painted();
    }
    this.board.classList.remove("board--dealing");
    if (this.#rushed) this.finish();
    await Promise.all(this.#moves.map((move) => move.finished.catch(() => {})));
    this.#moves = [];
  }

  /** Everything arrives now. */
  finish(): void {
    this.#rushed = true;
    for (const move of this.#moves) move.finish();
    this.#wake?.();
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Every card with a place of its own on the board, by code. */
  #spots(): Map<string, Spot> {
    const found = new Map<string, Spot>();
    for (const element of this.board.querySelectorAll<HTMLElement>("[data-home]")) {
      const code = element.dataset["card"] ?? "";
      found.set(code, { box: element.getBoundingClientRect(), home: element.dataset["home"] ?? "", element });
    }
    return found;
  }

  #origin(beat: Beat): DOMRect | null {
    const { from } = beat;
    return from && this.#box(from === "stock" ? STOCK : from === "my-hand" ? PLACES.mine : PLACES.theirs);
  }

  #box(where: string): DOMRect | null {
    return this.board.querySelector(where)?.getBoundingClientRect() ?? null;
  }

  /** A card itself moves: it closes a gap in its row, or, with a delay, is dealt; until then it is not to be seen. */
  #shift(element: HTMLElement, box: DOMRect, from: DOMRect, time: number, delay = -1): void {
    const [x, y] = [from.left - box.left, from.top - box.top];
    if (!time || Math.abs(x) + Math.abs(y) < 2) return;
    const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / box.width})`, transformOrigin: "0 0" };
    const end = { transform: "none", transformOrigin: "0 0" };
    const frames = delay < 0 ? [start, end] : [{ ...start, opacity: 0 }, { ...start, opacity: 1, offset: 0.01 }, end];
    const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)";
    this.#starts.push(() => element.animate(frames, { duration: time, delay: Math.max(delay, 0), easing, fill: "backwards" }));
  }

  /** A card goes elsewhere: a copy travels, the card itself shows when it has arrived. */
  #fly(spot: Spot, from: DOMRect, time: number, turn: number): void {
    if (!time || !from.width || !spot.box.width) return;
    const copy = spot.element.cloneNode(true) as HTMLElement;
    delete copy.dataset["home"];
    copy.classList.add("flying");
    copy.style.left = `${spot.box.left}px`;
    copy.style.top = `${spot.box.top}px`;
    copy.style.width = `${spot.box.width}px`;
    this.layer.append(copy);
    spot.element.style.visibility = "hidden";
    const [x, y] = [from.left - spot.box.left, from.top - spot.box.top];
    const scale = from.width / spot.box.width;
    const start = `translate(${x}px, ${y}px) scale(${scale})`;
    const edge = `translate(${x + from.width / 2}px, ${y}px) scale(0.02, ${scale})`;
    const whole = time + turn;
    const frames = turn
      ? [{ transform: edge }, { transform: start, offset: turn / whole }, { transform: "none" }]
      : [{ transform: start }, { transform: "none" }];
    this.#starts.push(() => {
      const move = copy.animate(frames, { duration: whole, easing: "cubic-bezier(0.5, 0, 0.2, 1)" });
      move.onfinish = move.oncancel = (): void => {
        copy.remove();
        spot.element.style.visibility = "";
      };
      return move;
    });
  }
}

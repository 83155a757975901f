/** Motion: cards travel from where they were to where they are. Moves copies on a layer of their own, by transforms only. */

import { tick } from "svelte";
import type { Beat } from "./scene";
import type { Pace } from "./pace";

interface Spot {
  readonly box: DOMRect;
  readonly home: string;
  readonly element: HTMLElement;
}

export class Motion {
  #moves: Animation[] = [];
  #wake: (() => void) | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  /** Show a beat: `change` draws its scene; resolves when everything lies still and was held long enough. */
  async show(beat: Beat, change: () => void, pace: Pace): Promise<void> {
    const before = this.#spots();
    const origin = this.#origin(beat);
    change();
    await tick();
    const dealing = beat.sound === "dealt";
    let late = 0;
    for (const [code, spot] of this.#spots()) {
      const was = before.get(code);
      if (was && was.home === spot.home && !dealing) this.#shift(spot, was.box, pace.settle);
      else if (was && !dealing) this.#fly(spot, was.box, pace.travel, 0, false);
      else if (origin) {
        this.#fly(spot, origin, pace.travel, late, beat.from === "stock" && !dealing ? pace.reveal : 0);
        if (dealing) late += pace.travel / 10;
      }
    }
    await Promise.all(this.#moves.map((move) => move.finished.catch(() => {})));
    this.#moves = [];
    const hold = beat.hold === "rest" ? pace.rest : beat.hold === "read" ? pace.read : 0;
    if (hold > 0) await this.#wait(hold);
  }

  /** Everything arrives now. */
  finish(): void {
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
    const where = beat.from === "stock" ? ".stock__pile .pic" : beat.from ? ".seat--them .backs .pic" : "";
    return where ? (this.board.querySelector(where)?.getBoundingClientRect() ?? null) : null;
  }

  /** A card that stays in its row closes the gap. */
  #shift(spot: Spot, from: DOMRect, time: number): void {
    const [x, y] = [from.left - spot.box.left, from.top - spot.box.top];
    if (!time || Math.abs(x) + Math.abs(y) < 2) return;
    this.#moves.push(
      spot.element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: time,
        easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      }),
    );
  }

  /** A card goes elsewhere: a copy travels, the card itself shows when it has arrived. */
  #fly(spot: Spot, from: DOMRect, time: number, delay: number, turn: number | false): void {
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
    const whole = time + (turn || 0);
    const frames = turn
      ? [{ transform: edge }, { transform: start, offset: turn / whole }, { transform: "none" }]
      : [{ transform: start }, { transform: "none" }];
    const move = copy.animate(frames, { duration: whole, delay, easing: "cubic-bezier(0.5, 0, 0.2, 1)", fill: "backwards" });
    const arrived = (): void => {
      copy.remove();
      spot.element.style.visibility = "";
    };
    move.onfinish = arrived;
    move.oncancel = arrived;
    this.#moves.push(move);
  }
}

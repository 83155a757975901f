/** Drag: a hand card is pressed, dragged onto the cloth, or pressed for long. Moves a copy; says what was meant. */

interface Wishes {
  readonly code: string;
  /** Play it; `on` is the field card it was dropped on, empty for none. */
  readonly play: (on: string) => void;
  readonly about: () => void;
  /** Whether it may be dragged now. */
  readonly may: () => boolean;
}

const LONG = 500;
const FAR = 10;

export function drag(button: HTMLElement, first: Wishes): { update(wishes: Wishes): void; destroy(): void } {
  let wishes = first;
  let timer = 0;
  let start: PointerEvent | null = null;
  let copy: HTMLElement | null = null;
  let told = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    start = event;
    told = false;
    for (const [name, listener] of followed) addEventListener(name, listener as EventListener);
    timer = window.setTimeout(() => {
      if (copy) return;
      told = true;
      start = null;
      wishes.about();
    }, LONG);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      clearTimeout(timer);
      if (!wishes.may()) return void (start = null);
      copy = lifted(button);
    }
    copy.style.transform = `translate(${x}px, ${y}px)`;
  }

  function up(event: PointerEvent): void {
    letGo();
    if (!copy) return;
    told = true; // the click that follows a drag is no press
    setTimeout(() => (told = false), 50);
    drop();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    if (!under.some((element) => element.closest(".cloth"))) return;
    const field = under.map((element) => element.closest(".slot")?.querySelector<HTMLElement>("[data-home=field]")).find(Boolean);
    wishes.play(field?.dataset["card"] ?? "");
  }

  function cancel(): void {
    letGo();
    drop();
  }

  function letGo(): void {
    clearTimeout(timer);
    start = null;
    for (const [name, listener] of followed) removeEventListener(name, listener as EventListener);
  }

  function drop(): void {
    copy?.remove();
    copy = null;
    button.style.opacity = "";
  }

  function click(): void {
    if (!told) wishes.play("");
    told = false;
  }

  function menu(event: Event): void {
    event.preventDefault();
  }

  /** Followed over the whole window while the pointer is down. */
  const followed: [string, (event: never) => void][] = [
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
  ];
  const heard: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of heard) button.addEventListener(name, listener as EventListener);
  return {
    update: (newer) => (wishes = newer),
    destroy() {
      cancel();
      for (const [name, listener] of heard) button.removeEventListener(name, listener as EventListener);
    },
  };
}

/** A copy of the card on the layer above the board; the card itself hides meanwhile. */
function lifted(button: HTMLElement): HTMLElement {
  const pic = button.querySelector<HTMLElement>(".pic") ?? button;
  const box = pic.getBoundingClientRect();
  const copy = pic.cloneNode(true) as HTMLElement;
  delete copy.dataset["home"];
  copy.classList.add("flying");
  copy.style.left = `${box.left}px`;
  copy.style.top = `${box.top}px`;
  copy.style.width = `${box.width}px`;
  (document.querySelector(".flights") ?? document.body).append(copy);
  button.style.opacity = "0.25";
  return copy;
}

/** Frames: where work is cut in two, so that the browser can paint and hear presses in between. */

/** The next task; at once in a page that nobody sees, where timers are slow. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as unknown as { scheduler?: { postTask(done: () => void, how: object): void } };
  return new Promise((done) => {
    if (document.hidden) done();
    else if (scheduler) scheduler.postTask(done, { priority: "user-blocking" });
    else setTimeout(done);
  });
}

/** Just before the next picture is painted, or a little later in a page that stops painting. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
}

/** After what was drawn has been laid out and painted: whatever asks for places, such as the focus, costs little then. */
export const painted = (): Promise<void> => nextFrame().then(nextTask);

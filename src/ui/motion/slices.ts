/** The page may stand still for this long at a time: half a frame. */
const SLICE_MS = 8;

/** Cuts long work into slices between which the page goes on. */
export class Slices {
  #until = performance.now() + SLICE_MS;

  /** Whether the present slice has taken its time. */
  isOver(): boolean {
    return performance.now() >= this.#until;
  }

  /** Lets everything else that waits have its turn, then begins the next slice. */
  async next(): Promise<void> {
    await yieldToMain();
    this.#until = performance.now() + SLICE_MS;
  }
}

/**
 * Yields to the event loop. A message channel takes turns with timers and frames. `scheduler.yield()` goes before all
 * of them: measured in Chromium, no timer runs and one frame in eight is drawn until the work is done, so that the
 * clock and the guard of the label would stand still. A timeout is held back in a hidden page.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const goOn = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

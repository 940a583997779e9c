import { setImmediate } from 'node:timers/promises';

/** Work at a time before everything else gets its turn, in ms. */
const TURN_MS = 10;

/** How long new connections come first, in ms. */
const ARRIVAL_MS = 80;

/** Shares the processor among long works: each asks for a turn before each of its small steps. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;
  #hasArrived = false;

  /** A connection was accepted. Node accepts one each time around, so that others wait behind it to be accepted. */
  arrive(): void {
    this.#hasArrived = true;
  }

  /** Resolves when the next step may be done, in the order of asking. */
  next(): Promise<void> {
    const turn = new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    if (!this.#isRunning) void this.#run();
    return turn;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let restedAt = performance.now();
    while (this.#waiting.length > 0) {
      this.#hasArrived = false;
      await setImmediate();
      if (this.#hasArrived && performance.now() - restedAt < ARRIVAL_MS) continue;
      const endsAt = performance.now() + TURN_MS;
      do {
        this.#waiting.shift()?.();
        await Promise.resolve(); // the step is done now
      } while (this.#waiting.length > 0 && performance.now() < endsAt);
      restedAt = performance.now();
    }
    this.#isRunning = false;
  }
}

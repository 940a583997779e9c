import { BusyError } from './busy';

/** How often it is measured, in ms. */
const INTERVAL_MS = 50;

/** The time that counts, in ms: a single pause is no overload. */
const WINDOW_MS = 2_000;

/** Beyond this the server takes no new work, in ms. */
const LIMIT_MS = 250;

/** How late timers are: the sign of a process that has more to do than it can. */
export class Lag {
  #mean = 0;

  constructor() {
    let measuredAt = performance.now();
    const measure = () => {
      const passed = performance.now() - measuredAt;
      measuredAt += passed;
      const weight = Math.exp(-passed / WINDOW_MS);
      this.#mean = this.#mean * weight + Math.max(0, passed - INTERVAL_MS) * (1 - weight);
    };
    setInterval(measure, INTERVAL_MS).unref();
  }

  /** On average over the last seconds, in ms. */
  get mean(): number {
    return this.#mean;
  }

  /** @throws {BusyError} if the server has too much to do */
  check(): void {
    if (this.#mean > LIMIT_MS) throw new BusyError('lag', 'The server is busy.');
  }
}

import { BusyError } from './busy';

/** How often it is measured, in ms. */
const INTERVAL_MS = 50;

/** The time that counts, in ms. */
const WINDOW_MS = 2_000;

/** A pause counts as if it had taken no more than this, in ms: one alone, as of a machine that stood still, is no overload. */
const PAUSE_MS = 500;

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
      const weight = Math.exp(-Math.min(passed, PAUSE_MS) / WINDOW_MS);
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

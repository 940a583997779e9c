/** Simulated seconds per second, as on the page. `max` does not wait at all. */
export type Speed = number | 'max';

/**
 * Delays beyond this are dropped, not caught up: otherwise a machine that slept, or a slow reader, would get a burst.
 */
const LATE_MS = 1_000;

/** Simulated time that follows the monotonic clock. */
export class Pace {
  readonly #speed: number;
  /** The real time at which simulated time was 0, in ms of `performance.now()`. */
  #zero: number;

  /** @param at where simulated time starts, now */
  constructor(speed: Speed, at: number) {
    this.#speed = speed === 'max' ? Number.POSITIVE_INFINITY : speed;
    this.#zero = performance.now() - at / this.#speed;
  }

  /** How long ago a simulated moment was, in real ms; negative if it is still to come. */
  lateness(at: number): number {
    return performance.now() - this.#zero - at / this.#speed;
  }

  /** How long until a simulated moment: whole real ms, 0 if it is due. */
  delayUntil(at: number): number {
    return Math.max(0, Math.ceil(-this.lateness(at)));
  }

  /** Where a simulated moment is later than `LATE_MS`, time goes on from it, as if it were now. */
  dropBacklog(at: number): void {
    const late = this.lateness(at);
    if (late > LATE_MS) this.#zero += late;
  }
}

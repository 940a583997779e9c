/** Simulated seconds per second, as on the page. `max` does not wait at all. */
export type Speed = number | 'max';

/** Delays beyond this are dropped, not caught up: otherwise a machine that slept, or a slow reader, would get a burst. */
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

  /** How long until a simulated moment: whole real ms, 0 if it is due. */
  delayUntil(at: number): number {
    const delay = this.#zero + at / this.#speed - performance.now();
    if (delay < -LATE_MS) this.#zero -= delay;
    return Math.max(0, Math.ceil(delay));
  }
}

import { OptionError, quoted } from './runOf';

/** Simulated seconds per second: as the page's. `max` does not wait at all. */
export type Speed = number | 'max';

export const SPEED = { from: 0.25, to: 1_000 } as const;

/**
 * @param most the highest number
 * @throws {OptionError} if it is no speed
 */
export function checkSpeed(speed: Speed, most: number = SPEED.to): void {
  if (speed === 'max' || (typeof speed === 'number' && speed >= SPEED.from && speed <= most)) return;
  throw new OptionError(
    `speed must be a number from ${SPEED.from} to ${most}, or max, not ${quoted(speed)}.`,
  );
}

/**
 * Whoever is later than this is not caught up with: simulated time goes on from there. Otherwise a machine that slept
 * for hours, or a slow reader, would get a burst.
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

  /** How long until a simulated moment: whole real ms, 0 if it is due. */
  delayUntil(at: number): number {
    const delay = this.#zero + at / this.#speed - performance.now();
    if (delay < -LATE_MS) this.#zero -= delay;
    return Math.max(0, Math.ceil(delay));
  }
}

import { advanceTo } from './advance';
import { createSession } from './createSession';
import { MOMENT_LIMIT_MS } from './limits';
import type { Run } from './run';
import type { Session } from './session';

/** Simulated time between two checkpoints: six hours, a few milliseconds of work. */
const SPAN_MS = 6 * 60 * 60 * 1_000;

/**
 * Sessions of one run every six simulated hours, so that any moment is a few milliseconds of work away. Reaching a late
 * moment for the first time is long work; `extendTo` does it step by step.
 */
export class Checkpoints {
  /** The checkpoint at each multiple of `SPAN_MS`, in order. */
  readonly #sessions: Session[];
  #last: Session;

  constructor(run: Run) {
    this.#last = createSession(run);
    this.#sessions = [this.#last];
  }

  /**
   * Computes the checkpoints that are missing up to `moment`, in steps of a few milliseconds of work. None is kept
   * beyond `MOMENT_LIMIT_MS`: links and jumps go no further.
   *
   * @param moment simulated milliseconds since the start of the run, 0 or more
   * @returns yields after each step the moment that it has reached
   */
  *extendTo(moment: number): Generator<number, void, undefined> {
    const until = Math.min(moment, MOMENT_LIMIT_MS);
    while (this.#last.now + SPAN_MS <= until) {
      this.#last = advanceTo(this.#last, this.#last.now + SPAN_MS);
      this.#sessions.push(this.#last);
      yield this.#last.now;
    }
  }

  /** The same session as `sessionAt(run, moment)`, for the same moments. */
  sessionAt(moment: number): Session {
    Array.from(this.extendTo(moment));
    const nearest = this.#sessions[Math.floor(moment / SPAN_MS)] ?? this.#last;
    return advanceTo(nearest, moment);
  }
}

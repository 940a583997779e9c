import { advance, PLAYED_ROUNDS, playUntil } from './advance';
import { MOMENT_LIMIT_MS } from './limits';
import { openSession } from './openSession';
import type { Run } from './run';
import { ROUND_MS } from './scriptState';
import type { Session } from './session';
import { skipRounds } from './tradingScript';

/** About six hours of simulated time between two checkpoints: a few milliseconds of work. On `/v` whole rounds. */
const SPAN_MS = 6 * 60 * 60 * 1_000;
const SPAN_ROUNDS = Math.round(SPAN_MS / ROUND_MS);

/**
 * Sessions of one run at regular moments, kept so that any other moment is a few milliseconds of work away. Reaching a
 * late moment for the first time is long work; `lay` does it step by step.
 */
export class Checkpoints {
  readonly #isScript: boolean;
  readonly #spanMs: number;
  readonly #kept: Session[];
  #last: Session;

  constructor(run: Run) {
    this.#isScript = run.route === 'v';
    this.#spanMs = this.#isScript ? SPAN_ROUNDS * ROUND_MS : SPAN_MS;
    this.#last = openSession(run);
    this.#kept = [this.#last];
  }

  /**
   * Computes what is missing up to `moment` (simulated ms), in steps of a few milliseconds of work. At most
   * `MOMENT_LIMIT_MS` are kept: links and jumps go no further.
   *
   * @returns yields after each step how far it is, in simulated milliseconds
   */
  *lay(moment: number): Generator<number, void, undefined> {
    const until = Math.min(moment, MOMENT_LIMIT_MS);
    while (this.#placeBefore(until) >= this.#kept.length) {
      const last = this.#last;
      this.#last = this.#isScript ? skipRounds(last, SPAN_ROUNDS) : advance(last, this.#spanMs);
      this.#kept.push(this.#last);
      yield this.#last.now;
    }
  }

  /** The same session as `sessionAt`. */
  sessionAt(moment: number): Session {
    Array.from(this.lay(moment));
    const nearest = this.#kept[this.#placeBefore(moment)] ?? this.#last;
    return playUntil(nearest, moment);
  }

  /** On `/v` the list of a checkpoint is stale: the last five rounds before a moment are always played. */
  #placeBefore(moment: number): number {
    const usable = this.#isScript ? moment - PLAYED_ROUNDS * ROUND_MS : moment;
    return Math.max(0, Math.floor(usable / this.#spanMs));
  }
}

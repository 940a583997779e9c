import type { OnBooking } from './account';
import { advance, advanceTo } from './advance';
import { Checkpoints } from './checkpoints';
import { createSession } from './createSession';
import { type BucketLevels, EquityBuckets, type EquityPoint, WIDEST_MS } from './equityBuckets';
import { binsOf, ResultBins } from './markets/resultBins';
import { type Cents, cents } from './money';
import { marketOf, type Run } from './run';
import type { Session } from './session';

/** Simulated time between two checkpoints: 8,200 trades on average, a few milliseconds of work. */
const SPAN_MS = WIDEST_MS;

/** Three months of them. Later each second one makes room, and a moment is twice as much work away. */
const MOST_CHECKPOINTS = 512;

/** A run right before a multiple of `SPAN_MS`, the first at its start: enough to go on from. */
type RecordedCheckpoint = {
  readonly session: Session;
  /** How many results have fallen into each bin of the market. */
  readonly counts: Int32Array;
  /** The smallest result; Infinity before the first. */
  readonly least: number;
};

/** What is known of a run, which its recording and all its recorders share. */
type Known = { readonly checkpoints: Checkpoints<RecordedCheckpoint>; readonly levels: BucketLevels };

/**
 * What is known of a run, from its start to the furthest moment that anybody has reached. Whoever plays it adds to it,
 * and goes on from it, so that any moment is a few milliseconds of work away. Reaching a late moment for the first time
 * is long work; `extendTo` does it step by step.
 *
 * Memory is bounded: a month takes some 2 MB, and of more than `MOST_CHECKPOINTS` every second one makes room.
 */
export class Recording {
  readonly #known: Known;

  constructor(run: Run) {
    const counts = new Int32Array(binsOf(marketOf(run)).length);
    const start = { session: createSession(run), counts, least: Infinity };
    this.#known = { checkpoints: new Checkpoints(start, MOST_CHECKPOINTS), levels: [[]] };
  }

  /**
   * Computes the checkpoints that are missing up to `moment`, in steps of a few milliseconds of work.
   *
   * @param moment simulated milliseconds since the start of the run, 0 or more
   * @returns yields after each step the moment that it has reached
   */
  *extendTo(moment: number): Generator<number, void, undefined> {
    const last = this.#known.checkpoints.lastBefore(() => true);
    const recorder = new Recorder(last, this.#known);
    let { session } = last;
    for (let at = checkpointAfter(session.now); at <= moment; at = checkpointAfter(at)) {
      session = recorder.advanceTo(session, at);
      yield at;
    }
  }

  /**
   * The run at a moment, the same however far it was played before: its session is that of `advanceTo` from the start.
   * By the recorder it goes on.
   *
   * @param moment simulated milliseconds since the start of the run: whole, 0 or more
   * @throws RangeError for any other moment
   */
  open(moment: number): { readonly session: Session; readonly recorder: Recorder } {
    finish(this.extendTo(moment));
    const nearest = this.#known.checkpoints.lastBefore(({ now }) => now <= moment);
    const recorder = new Recorder(nearest, this.#known);
    return { session: recorder.advanceTo(nearest.session, moment), recorder };
  }
}

/** The next moment at which a checkpoint is kept: right before a multiple of `SPAN_MS`. */
const checkpointAfter = (now: number) => (Math.floor((now + 1) / SPAN_MS) + 1) * SPAN_MS - 1;

/** What has led to a moment of a run. It only goes on: each trade is drawn once, and recorded. */
export class Recorder {
  readonly #checkpoints: Checkpoints<RecordedCheckpoint>;
  readonly #buckets: EquityBuckets;
  readonly #results: ResultBins;
  #least: number;
  #total: Cents;

  constructor({ session, counts, least }: RecordedCheckpoint, { checkpoints, levels }: Known) {
    this.#checkpoints = checkpoints;
    this.#buckets = new EquityBuckets(levels, session.now === 0 ? 0 : session.now + 1);
    this.#results = new ResultBins(binsOf(marketOf(session.run)), counts.slice());
    this.#least = least;
    this.#total = session.account.total;
    if (session.now === 0) this.#buckets.add({ at: 0, total: this.#total });
  }

  /**
   * `advance`, recorded.
   *
   * @param session where the recorder stands
   */
  advance(session: Session, elapsed: number, onBooking?: OnBooking): Session {
    const moment = session.now + elapsed;
    const book: OnBooking = (at, profit) => {
      this.#book(at, profit);
      onBooking?.(at, profit);
    };
    let played = session;
    do {
      const stop = Math.min(moment, checkpointAfter(played.now));
      played = advance(played, stop - played.now, book);
      if (played.now < stop) break; // the script waits for a press
      if (stop === checkpointAfter(stop - 1))
        this.#checkpoints.add({ session: played, counts: this.#results.counts.slice(), least: this.#least });
    } while (played.now < moment);
    return played;
  }

  /** `advanceTo`, recorded: Start Trading is pressed whenever the script waits. */
  advanceTo(session: Session, moment: number): Session {
    return advanceTo(session, moment, (from, elapsed) => this.advance(from, elapsed));
  }

  /** The start and the totals after it, by time; thinned as `EquityBuckets` does. */
  points(): readonly EquityPoint[] {
    return this.#buckets.points();
  }

  /** The results of a run of the dashboard: how many are in each bin of its market, and the smallest. */
  results(): { readonly counts: readonly number[]; readonly least: Cents | null } {
    return {
      counts: [...this.#results.counts],
      least: Number.isFinite(this.#least) ? cents(this.#least) : null,
    };
  }

  #book(at: number, profit: Cents): void {
    this.#total = cents(this.#total + profit);
    this.#least = Math.min(this.#least, profit);
    this.#buckets.add({ at, total: this.#total });
    this.#results.add(profit);
  }
}

/** What work in steps comes to, done at once. */
export function finish<Result>(steps: Generator<unknown, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

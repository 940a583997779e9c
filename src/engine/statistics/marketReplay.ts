import { createSession } from '../createSession';
import { EquityBuckets, type EquityPoint } from '../equityBuckets';
import type { Market } from '../markets';
import type { Cents } from '../money';
import { resultsUntil } from '../replay';
import { marketOf, type Run } from '../run';
import { type ResultDistribution, resultDistribution } from './resultDistribution';
import { ResultTally } from './resultTally';

/** Results between two yields of `play`: less than a millisecond of work. */
const RESULTS_PER_STEP = 500;

/** A run of the dashboard played again up to a moment: its results, the distribution they are drawn from, its total. */
export class MarketReplay {
  readonly market: Market;
  readonly distribution: ResultDistribution;
  readonly tally: ResultTally;
  readonly startAmount: Cents;
  readonly #run: Run;
  readonly #moment: number;
  readonly #buckets = new EquityBuckets();

  /**
   * @param run of the dashboard
   * @param moment simulated ms since the start of the run, 0 or more
   * @throws RangeError from `play` for a run of `/v`
   */
  constructor(run: Run, moment: number) {
    this.#run = run;
    this.#moment = moment;
    this.market = marketOf(run);
    this.distribution = resultDistribution(this.market);
    this.tally = new ResultTally(this.distribution);
    this.startAmount = createSession(run).account.startAmount;
    this.#buckets.add({ at: 0, total: this.startAmount });
  }

  /**
   * Plays the run; call it once. Yields from time to time, so that it can be done in slices.
   *
   * @returns yields the moment that it has reached (simulated ms)
   */
  *play(): Generator<number, void, undefined> {
    for (const { at, profit } of resultsUntil(this.#run, this.#moment)) {
      this.tally.add(profit);
      this.#buckets.add({ at, total: this.total });
      if (this.tally.count % RESULTS_PER_STEP === 0) yield at;
    }
  }

  /** The total after the results counted so far. */
  get total(): Cents {
    return this.startAmount + this.tally.sum;
  }

  /** The start and the totals after it, by time; thinned as `EquityBuckets` does. */
  points(): readonly EquityPoint[] {
    return this.#buckets.points();
  }
}

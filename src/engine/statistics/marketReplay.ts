import { EquityBuckets, type EquityPoint } from '../equityBuckets';
import type { Cents } from '../money';
import { openSession } from '../openSession';
import { resultsUntil } from '../replay';
import type { Run } from '../run';
import { type ResultDistribution, resultDistribution } from './resultDistribution';
import { ResultTally } from './resultTally';

/** After so many results somebody may ask whether it takes too long. */
const RESULTS_A_STEP = 500;

/** A run of the dashboard played again up to a moment: its results against what is stated of them, and its total. */
export class MarketReplay {
  readonly distribution: ResultDistribution;
  readonly tally: ResultTally;
  readonly startAmount: Cents;
  readonly #run: Run;
  readonly #moment: number;
  readonly #buckets = new EquityBuckets();

  /**
   * @param run of the dashboard
   * @param moment simulated ms
   */
  constructor(run: Run, moment: number) {
    this.#run = run;
    this.#moment = moment;
    this.distribution = resultDistribution(run.scenario);
    this.tally = new ResultTally(this.distribution.bins);
    this.startAmount = openSession(run).account.startAmount;
    this.#buckets.add({ at: 0, total: this.startAmount });
  }

  /** Plays it, once. From time to time says how far it is (simulated ms), so that it can be done in slices. */
  *play(): Generator<number, void, undefined> {
    for (const { at, profit } of resultsUntil(this.#run, this.#moment)) {
      this.tally.add(profit);
      this.#buckets.add({ at, total: this.total });
      if (this.tally.count % RESULTS_A_STEP === 0) yield at;
    }
  }

  get total(): Cents {
    return this.startAmount + this.tally.sum;
  }

  /** The start and the totals since, by time, thinned without losing the lowest and the highest. */
  points(): readonly EquityPoint[] {
    return this.#buckets.points();
  }
}

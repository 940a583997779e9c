import { marketOf } from '@simulation/engine';
import {
  addCounts,
  addOutcome,
  emptyTally,
  type OutcomeCounts,
  outcomeAt,
  type RunsBatch,
  type Series,
} from '@simulation/engine/runs';
import { resultDistribution } from '@simulation/engine/statistics';

/** Counts of the outcomes of runs. */
export type RunsCounts = {
  readonly outcomes: OutcomeCounts;
  /** The different end changes in cents, ascending. */
  readonly changes: ArrayLike<number>;
  /** Number of runs with each of them. */
  readonly runs: ArrayLike<number>;
};

/** Counts of runs, in whatever order they are added. Memory grows with the different end changes, not with the runs. */
export class RunsTally {
  readonly #outcomes = emptyTally();
  /** Runs by their end change. */
  readonly #runs = new Map<number, number>();

  addBatch(series: Series, batch: RunsBatch): void {
    const distribution = resultDistribution(marketOf(series.run));
    for (let place = 0; place < batch.trades.length; place += 1) {
      const outcome = outcomeAt(batch, 0, place);
      addOutcome(this.#outcomes, batch.first + place, outcome, distribution);
      this.#count(outcome.change, 1);
    }
  }

  add({ outcomes, changes, runs }: RunsCounts): void {
    addCounts(this.#outcomes, outcomes);
    for (let place = 0; place < changes.length; place += 1)
      this.#count(changes[place] ?? Number.NaN, runs[place] ?? Number.NaN);
  }

  #count(change: number, runs: number): void {
    this.#runs.set(change, (this.#runs.get(change) ?? 0) + runs);
  }

  /** Runs counted. */
  get done(): number {
    return this.#outcomes.done;
  }

  counts() {
    const changes = Int32Array.from(this.#runs.keys()).sort();
    const runs = Float64Array.from(changes, (change) => this.#runs.get(change) ?? Number.NaN);
    return { outcomes: this.#outcomes, changes, runs } satisfies RunsCounts;
  }
}

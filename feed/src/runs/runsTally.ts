import type { Cents } from '../../../src/engine';
import { distributionOf, type Series } from '../../../src/engine/runs/experiment';
import { addCounts, addOutcome, emptyTally, type OutcomeCounts } from '../../../src/engine/runs/outcomeTally';
import { outcomeAt, type RunsBatch } from '../../../src/engine/runs/runsBatch';
import { variantOf } from './plan';

/** An end change, and how many runs have it. */
type ChangeCount = readonly [change: Cents, runs: number];

/** What runs come to. */
export type RunsCounts = {
  readonly outcomes: OutcomeCounts;
  /** The different end changes, ascending. */
  readonly changes: readonly ChangeCount[];
};

/** Counts of runs, in whatever order they are added. Memory grows with the different end changes, not with the runs. */
export class RunsTally {
  readonly #outcomes = emptyTally();
  readonly #runs = new Map<Cents, number>();

  addBatch(series: Series, batch: RunsBatch): void {
    const variant = variantOf(series);
    const distribution = distributionOf(series, variant);
    for (let place = 0; place < batch.trades.length; place += 1) {
      const outcome = outcomeAt(batch, variant, place);
      addOutcome(this.#outcomes, batch.first + place, outcome, distribution);
      this.#count(outcome.change, 1);
    }
  }

  add({ outcomes, changes }: RunsCounts): void {
    addCounts(this.#outcomes, outcomes);
    for (const [change, runs] of changes) this.#count(change, runs);
  }

  #count(change: Cents, runs: number): void {
    this.#runs.set(change, (this.#runs.get(change) ?? 0) + runs);
  }

  /** Runs counted. */
  get done(): number {
    return this.#outcomes.done;
  }

  counts(): RunsCounts {
    return { outcomes: this.#outcomes, changes: [...this.#runs].sort(([a], [b]) => a - b) };
  }
}

import type { Cents } from '../../../src/engine';
import { distributionOf, type Series } from '../../../src/engine/runs/experiment';
import { addCounts, addOutcome, emptyTally, type OutcomeCounts } from '../../../src/engine/runs/outcomeTally';
import { outcomeAt, type RunsBatch } from '../../../src/engine/runs/runsBatch';
import { variantOf } from './plan';

/** An end change, and how many runs have it. */
export type ChangeCount = readonly [change: Cents, runs: number];

/** What runs come to, in whatever order they are added. Memory grows with the different end changes, not with the runs. */
export class RunsTally {
  readonly #outcomes = emptyTally();
  readonly #runs = new Map<Cents, number>();

  addBatch(series: Series, batch: RunsBatch): void {
    const variant = variantOf(series);
    const distribution = distributionOf(series, variant);
    for (let place = 0; place < batch.trades.length; place += 1) {
      const outcome = outcomeAt(batch, variant, place);
      addOutcome(this.#outcomes, batch.first + place, outcome, distribution);
      this.#count([outcome.change, 1]);
    }
  }

  addCounts(outcomes: OutcomeCounts, changes: readonly ChangeCount[]): void {
    addCounts(this.#outcomes, outcomes);
    for (const count of changes) this.#count(count);
  }

  #count([change, runs]: ChangeCount): void {
    this.#runs.set(change, (this.#runs.get(change) ?? 0) + runs);
  }

  get outcomes(): OutcomeCounts {
    return this.#outcomes;
  }

  /** The different end changes, ascending. */
  changes(): ChangeCount[] {
    return [...this.#runs].sort(([a], [b]) => a - b);
  }
}

import type { Cents } from '../money';
import { type Experiment, MOMENTS, VARIANTS, type Variant } from './experiment';
import { emptyBatch, outcomeAt, type RunsBatch, valueAt } from './runsBatch';
import type { Outcome } from './runsResult';

/**
 * All runs of an experiment, filled by batches in any order. Memory is bounded: 5.5 MB for 10,000 runs, however long they
 * are.
 */
export class RunsTable {
  readonly experiment: Experiment;
  readonly #all: RunsBatch;
  /** 1 for each run that is played. */
  readonly #isPlayed: Uint8Array;
  #done = 0;

  constructor(experiment: Experiment) {
    this.experiment = experiment;
    this.#all = emptyBatch(1, experiment.count);
    this.#isPlayed = new Uint8Array(experiment.count);
  }

  get done(): number {
    return this.#done;
  }

  /** Adds a batch of this experiment. One that was added before changes nothing. */
  add(batch: RunsBatch): void {
    const from = batch.first - 1;
    this.#all.trades.set(batch.trades, from);
    for (const variant of VARIANTS) {
      const [all, added] = [this.#all[variant], batch[variant]];
      all.changes.set(added.changes, from * MOMENTS);
      for (const name of ['wins', 'lowest', 'highest', 'p'] as const) all[name].set(added[name], from);
    }
    for (let place = from; place < from + batch.trades.length; place += 1) {
      this.#done += 1 - (this.#isPlayed[place] ?? 0);
      this.#isPlayed[place] = 1;
    }
  }

  /** The numbers of the runs played, in order. */
  playedNumbers(): Int32Array {
    const numbers = new Int32Array(this.#done);
    let next = 0;
    this.#isPlayed.forEach((isPlayed, place) => {
      if (isPlayed === 1) numbers[next++] = place + 1;
    });
    return numbers;
  }

  /**
   * The changes of some runs at one moment.
   *
   * @param index of the moment, 0 to 60
   */
  column(variant: Variant, index: number, numbers: Int32Array): Int32Array {
    const { changes } = this.#all[variant];
    return numbers.map((k) => valueAt(changes, (k - 1) * MOMENTS + index));
  }

  /** Null for a run that is not played. */
  outcome(variant: Variant, k: number): Outcome | null {
    const place = k - 1;
    if (this.#isPlayed[place] !== 1) return null;
    return outcomeAt(this.#all, variant, place);
  }

  /** The changes of a run at each moment; null if it is not played. */
  changes(variant: Variant, k: number): readonly Cents[] | null {
    if (this.#isPlayed[k - 1] !== 1) return null;
    return Array.from(this.#all[variant].changes.subarray((k - 1) * MOMENTS, k * MOMENTS));
  }
}

import { comparedMarkets, type Market } from '../markets';
import { type Cents, cents } from '../money';
import { marketOf } from '../run';
import { type Experiment, MOMENTS } from './experiment';
import { emptyBatch, marketBatch, outcomeAt, type RunsBatch, valueAt } from './runsBatch';
import type { Outcome } from './runsResult';

/**
 * All runs of an experiment, filled by batches in any order. Memory is bounded: 8 MB for 10,000 runs, however long they
 * are.
 */
export class RunsTable {
  readonly experiment: Experiment;
  readonly markets: readonly [rigged: Market, other: Market];
  readonly #all: RunsBatch;
  /** 1 for each run that is played. */
  readonly #isPlayed: Uint8Array;
  #done = 0;

  constructor(experiment: Experiment) {
    this.experiment = experiment;
    this.markets = comparedMarkets(marketOf(experiment.run));
    this.#all = emptyBatch(this.markets, 1, experiment.count);
    this.#isPlayed = new Uint8Array(experiment.count);
  }

  get done(): number {
    return this.#done;
  }

  /** Adds a batch of this experiment. One that was added before changes nothing. */
  add(batch: RunsBatch): void {
    const from = batch.first - 1;
    this.#all.trades.set(batch.trades, from);
    this.#all.tradesAt.set(batch.tradesAt, from * MOMENTS);
    for (const [index, added] of batch.markets.entries()) {
      const all = marketBatch(this.#all, index);
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
   * The changes of all runs played, in order of their numbers: 61 for each.
   *
   * @param market its place in `markets`
   */
  playedChanges(market: number): Int32Array<ArrayBuffer> {
    return this.#played(marketBatch(this.#all, market).changes);
  }

  /** The trades up to the same moments. */
  playedTrades(): Int32Array<ArrayBuffer> {
    return this.#played(this.#all.tradesAt);
  }

  #played(values: Int32Array): Int32Array<ArrayBuffer> {
    const played = new Int32Array(this.#done * MOMENTS);
    for (const [place, k] of this.playedNumbers().entries())
      played.set(values.subarray((k - 1) * MOMENTS, k * MOMENTS), place * MOMENTS);
    return played;
  }

  /**
   * The changes of some runs at one moment.
   *
   * @param market its place in `markets`
   * @param index of the moment, 0 to 60
   */
  column(market: number, index: number, numbers: Int32Array): Int32Array {
    const { changes } = marketBatch(this.#all, market);
    return numbers.map((k) => valueAt(changes, (k - 1) * MOMENTS + index));
  }

  /** Null for a run that is not played. */
  outcome(market: number, k: number): Outcome | null {
    const place = k - 1;
    if (this.#isPlayed[place] !== 1) return null;
    return outcomeAt(this.#all, market, place);
  }

  /** The changes of a run at each moment; null if it is not played. */
  changes(market: number, k: number): readonly Cents[] | null {
    if (this.#isPlayed[k - 1] !== 1) return null;
    return Array.from(marketBatch(this.#all, market).changes.subarray((k - 1) * MOMENTS, k * MOMENTS), cents);
  }
}

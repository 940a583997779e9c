import type { Cents } from '../money';
import { MOMENTS } from './moments';
import { MARKET_NAMES, type MarketName, type RunsQuestion } from './question';
import { emptyBatch, type RunsBatch } from './runsBatch';
import type { Outcome } from './runsResult';

/**
 * All runs of a question, filled by batches in any order. Memory is bounded: 5.5 MB for 10,000 runs, however long they
 * are.
 */
export class RunsTable {
  readonly question: RunsQuestion;
  readonly #all: RunsBatch;
  /** 1 for each run that is counted. */
  readonly #isCounted: Uint8Array;
  #done = 0;

  constructor(question: RunsQuestion) {
    this.question = question;
    this.#all = emptyBatch(1, question.count);
    this.#isCounted = new Uint8Array(question.count);
  }

  /** Runs counted. */
  get done(): number {
    return this.#done;
  }

  /** Adds a batch of this question. One that was added before changes nothing. */
  add(batch: RunsBatch): void {
    const from = batch.first - 1;
    this.#all.trades.set(batch.trades, from);
    for (const market of MARKET_NAMES) {
      const [all, added] = [this.#all[market], batch[market]];
      all.changes.set(added.changes, from * MOMENTS);
      all.wins.set(added.wins, from);
      all.lowest.set(added.lowest, from);
      all.highest.set(added.highest, from);
      all.p.set(added.p, from);
    }
    for (let place = from; place < from + batch.trades.length; place += 1) {
      this.#done += 1 - (this.#isCounted[place] ?? 0);
      this.#isCounted[place] = 1;
    }
  }

  /** The numbers of the runs counted, in order. */
  counted(): Int32Array {
    const numbers = new Int32Array(this.#done);
    let next = 0;
    this.#isCounted.forEach((isCounted, place) => {
      if (isCounted === 1) numbers[next++] = place + 1;
    });
    return numbers;
  }

  /**
   * The changes of some runs at one moment.
   *
   * @param index of the moment, 0 to 60
   */
  column(market: MarketName, index: number, numbers: Int32Array): Int32Array {
    const { changes } = this.#all[market];
    return numbers.map((k) => changes[(k - 1) * MOMENTS + index] ?? 0);
  }

  /** Null for a run that is not counted. */
  outcome(market: MarketName, k: number): Outcome | null {
    const place = k - 1;
    if (this.#isCounted[place] !== 1) return null;
    const { changes, wins, lowest, highest, p } = this.#all[market];
    const probability = p[place] ?? Number.NaN;
    return {
      change: changes[place * MOMENTS + MOMENTS - 1] ?? 0,
      trades: this.#all.trades[place] ?? 0,
      wins: wins[place] ?? 0,
      lowest: lowest[place] ?? 0,
      highest: highest[place] ?? 0,
      p: Number.isNaN(probability) ? null : probability,
    };
  }

  /** The changes of a run at each moment; null if it is not counted. */
  changes(market: MarketName, k: number): readonly Cents[] | null {
    if (this.#isCounted[k - 1] !== 1) return null;
    return Array.from(this.#all[market].changes.subarray((k - 1) * MOMENTS, k * MOMENTS));
  }
}

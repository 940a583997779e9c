import type { Cents } from '../money';
import { ResultBins } from './resultBins';
import type { ResultDistribution } from './resultDistribution';

/** The results of one run, added one by one: by bin, their sum and its extremes. Memory does not grow with the results. */
export class ResultTally {
  readonly #bins: ResultBins;
  #count = 0;
  #won = 0;
  #sum: Cents = 0;
  #smallest = Infinity;
  #lowest: Cents = 0;
  #highest: Cents = 0;

  constructor(distribution: Pick<ResultDistribution, 'bins' | 'min'>) {
    this.#bins = new ResultBins(distribution);
  }

  /** @throws RangeError for a result in no bin: the draws would not follow the stated distribution */
  add(profit: Cents): void {
    this.#bins.add(profit);
    this.#count += 1;
    if (profit > 0) this.#won += 1;
    if (profit < this.#smallest) this.#smallest = profit;
    this.#sum += profit;
    if (this.#sum < this.#lowest) this.#lowest = this.#sum;
    if (this.#sum > this.#highest) this.#highest = this.#sum;
  }

  /** Number of results in each bin, in order. */
  get counts(): readonly number[] {
    return Array.from(this.#bins.counts);
  }

  get count(): number {
    return this.#count;
  }

  get won(): number {
    return this.#won;
  }

  get sum(): Cents {
    return this.#sum;
  }

  /** The smallest result, or null before the first. */
  get min(): Cents | null {
    return this.#count === 0 ? null : this.#smallest;
  }

  /** The lowest sum at any time; the 0 at the start counts. */
  get lowest(): Cents {
    return this.#lowest;
  }

  /** The highest sum at any time; the 0 at the start counts. */
  get highest(): Cents {
    return this.#highest;
  }

  /** The chi-square test of the results; null if a bin should have had fewer than five. */
  test() {
    return this.#bins.test(this.#count);
  }
}

import type { Cents } from '../money';
import type { Bin } from './resultDistribution';

/** What is kept of results that pass by: never the results themselves, so that a month of them takes no room. */
export class ResultTally {
  readonly #bins: readonly Bin[];
  readonly #counts: number[];
  #count = 0;
  #won = 0;
  #sum: Cents = 0;
  #least: Cents | null = null;

  constructor(bins: readonly Bin[]) {
    this.#bins = bins;
    this.#counts = bins.map(() => 0);
  }

  /** @throws RangeError for a result in no bin: it would break every statement about the distribution */
  add(profit: Cents): void {
    // Twenty bins at most, so that walking is as fast as any search.
    const bin = this.#bins.findIndex(({ from, to }) => profit <= to && profit >= from);
    if (bin < 0) throw new RangeError(`A result of ${profit} cents is outside of the stated distribution.`);
    this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
    this.#count += 1;
    this.#sum += profit;
    if (profit > 0) this.#won += 1;
    this.#least = Math.min(this.#least ?? profit, profit);
  }

  /** How many results in each bin, in order. */
  get counts(): readonly number[] {
    return this.#counts;
  }

  get count(): number {
    return this.#count;
  }

  /** How many of them were gains. */
  get won(): number {
    return this.#won;
  }

  get sum(): Cents {
    return this.#sum;
  }

  /** The smallest so far, or null before the first. */
  get least(): Cents | null {
    return this.#least;
  }
}

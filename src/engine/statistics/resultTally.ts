import type { Cents } from '../money';
import type { Bin } from './resultDistribution';

/** Counts results by bin, with their sum, gains and minimum. Memory does not grow with the results. */
export class ResultTally {
  readonly #bins: readonly Bin[];
  readonly #counts: number[];
  #count = 0;
  #won = 0;
  #sum: Cents = 0;
  #min: Cents | null = null;

  constructor(bins: readonly Bin[]) {
    this.#bins = bins;
    this.#counts = bins.map(() => 0);
  }

  /** @throws RangeError for a result in no bin: the draws would not follow the stated distribution */
  add(profit: Cents): void {
    // A linear search: there are twenty bins at most.
    const bin = this.#bins.findIndex(({ from, to }) => profit <= to && profit >= from);
    if (bin < 0) throw new RangeError(`A result of ${profit} cents is outside of the stated distribution.`);
    this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
    this.#count += 1;
    this.#sum += profit;
    if (profit > 0) this.#won += 1;
    this.#min = Math.min(this.#min ?? profit, profit);
  }

  /** How many results in each bin, in order. */
  get counts(): readonly number[] {
    return this.#counts;
  }

  /** How many results. */
  get count(): number {
    return this.#count;
  }

  /** How many of them were gains. */
  get won(): number {
    return this.#won;
  }

  /** The sum of all results. */
  get sum(): Cents {
    return this.#sum;
  }

  /** The smallest so far, or null before the first. */
  get min(): Cents | null {
    return this.#min;
  }
}

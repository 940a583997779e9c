import type { Cents } from '../money';
import { chiSquare, MIN_EXPECTED } from './chiSquare';
import type { ResultDistribution } from './resultDistribution';

/** In the place of the bin of a result that is in none. */
const NO_BIN = 255;

/** The results of one run, added one by one: by bin, their sum and its extremes. Memory does not grow with the results. */
export class ResultTally {
  readonly #distribution: Pick<ResultDistribution, 'bins' | 'min'>;
  readonly #min: Cents;
  /** The bin of each possible result, from the smallest; a search would take longer than all draws of the trade. */
  readonly #binOf: Uint8Array;
  readonly #counts: Int32Array;
  #count = 0;
  #won = 0;
  #sum: Cents = 0;
  #smallest = Infinity;
  #lowest: Cents = 0;
  #highest: Cents = 0;

  constructor(distribution: Pick<ResultDistribution, 'bins' | 'min'>) {
    const { bins, min } = distribution;
    this.#distribution = distribution;
    this.#min = min;
    this.#binOf = new Uint8Array((bins.at(-1)?.to ?? min) - min + 1).fill(NO_BIN);
    for (const [bin, { from, to }] of bins.entries()) this.#binOf.fill(bin, from - min, to - min + 1);
    this.#counts = new Int32Array(bins.length);
  }

  reset(): void {
    this.#counts.fill(0);
    this.#count = 0;
    this.#won = 0;
    this.#sum = 0;
    this.#smallest = Infinity;
    this.#lowest = 0;
    this.#highest = 0;
  }

  /** @throws RangeError for a result in no bin: the draws would not follow the stated distribution */
  add(profit: Cents): void {
    const bin = this.#binOf[profit - this.#min] ?? NO_BIN;
    const before = this.#counts[bin];
    if (before === undefined)
      throw new RangeError(`A result of ${profit} cents is outside of the stated distribution.`);
    this.#counts[bin] = before + 1;
    this.#count += 1;
    if (profit > 0) this.#won += 1;
    if (profit < this.#smallest) this.#smallest = profit;
    this.#sum += profit;
    if (this.#sum < this.#lowest) this.#lowest = this.#sum;
    if (this.#sum > this.#highest) this.#highest = this.#sum;
  }

  /** Number of results in each bin, in order. */
  get counts(): readonly number[] {
    return Array.from(this.#counts);
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
    const expected = this.#distribution.bins.map(({ probability }) => probability * this.#count);
    return Math.min(...expected) < MIN_EXPECTED ? null : chiSquare(this.counts, expected);
  }
}

import type { Cents } from '../money';
import { testResults } from './chiSquare';
import type { ResultDistribution } from './resultDistribution';

/** In the place of the bin of a result that is in none. */
export const NO_BIN = 255;

/** How many results fell into each bin of a distribution. */
export class ResultBins {
  /** The smallest possible result. */
  readonly min: Cents;
  /** The bin of each possible result, from the smallest; a search would take longer than all draws of the trade. */
  readonly binOf: Uint8Array;
  /** Results in each bin, in order. */
  readonly counts: Int32Array;
  readonly #bins: ResultDistribution['bins'];

  constructor({ bins, min }: Pick<ResultDistribution, 'bins' | 'min'>) {
    this.#bins = bins;
    this.min = min;
    this.binOf = new Uint8Array((bins.at(-1)?.to ?? min) - min + 1).fill(NO_BIN);
    for (const [bin, { from, to }] of bins.entries()) this.binOf.fill(bin, from - min, to - min + 1);
    this.counts = new Int32Array(bins.length);
  }

  /** @throws RangeError for a result in no bin: the draws would not follow the stated distribution */
  add(result: Cents): void {
    const bin = this.binOf[result - this.min] ?? NO_BIN;
    const before = this.counts[bin];
    if (before === undefined)
      throw new RangeError(`A result of ${result} cents is outside of the stated distribution.`);
    this.counts[bin] = before + 1;
  }

  clear(): void {
    this.counts.fill(0);
  }

  /**
   * The chi-square test of the results; null if a bin should have had fewer than five.
   *
   * @param count of all results
   * @throws RangeError if some of them are in no bin
   */
  test(count: number) {
    if (this.counts.reduce((sum, each) => sum + each) !== count)
      throw new RangeError('A result is in no bin.');
    return testResults(this.#bins, Array.from(this.counts));
  }
}

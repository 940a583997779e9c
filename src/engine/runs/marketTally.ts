import type { Cents } from '../money';
import { chiSquare, MIN_EXPECTED } from '../statistics/chiSquare';
import type { Bin, ResultDistribution } from '../statistics/resultDistribution';

/** The results of one run in one market, added one by one. Used again for the next run: a new one for each is slower. */
export class MarketTally {
  readonly #bins: readonly Bin[];
  readonly #min: Cents;
  /** The bin of each possible result, from the smallest; a search would take longer than all draws of the trade. */
  readonly #binOf: Uint8Array;
  readonly #counts: Int32Array;
  #trades = 0;
  #wins = 0;
  #change: Cents = 0;
  #lowest: Cents = 0;
  #highest: Cents = 0;

  constructor({ bins, min }: ResultDistribution) {
    this.#bins = bins;
    this.#min = min;
    this.#binOf = new Uint8Array((bins.at(-1)?.to ?? min) - min + 1);
    for (const [bin, { from, to }] of bins.entries()) this.#binOf.fill(bin, from - min, to - min + 1);
    this.#counts = new Int32Array(bins.length);
  }

  /** Forgets the run. */
  reset(): void {
    this.#counts.fill(0);
    this.#trades = 0;
    this.#wins = 0;
    this.#change = 0;
    this.#lowest = 0;
    this.#highest = 0;
  }

  /** @throws RangeError for a result beyond the bins: the draws would not follow the stated distribution */
  add(profit: Cents): void {
    const bin = this.#binOf[profit - this.#min];
    if (bin === undefined)
      throw new RangeError(`A result of ${profit} cents is outside of its distribution.`);
    this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
    this.#trades += 1;
    if (profit > 0) this.#wins += 1;
    this.#change += profit;
    if (this.#change < this.#lowest) this.#lowest = this.#change;
    if (this.#change > this.#highest) this.#highest = this.#change;
  }

  get trades(): number {
    return this.#trades;
  }

  get wins(): number {
    return this.#wins;
  }

  get change(): Cents {
    return this.#change;
  }

  get lowest(): Cents {
    return this.#lowest;
  }

  get highest(): Cents {
    return this.#highest;
  }

  /** The p-value of the chi-square test of the results; null if a bin should have had fewer than five. */
  p(): number | null {
    const expected = this.#bins.map(({ probability }) => probability * this.#trades);
    return Math.min(...expected) < MIN_EXPECTED ? null : chiSquare(Array.from(this.#counts), expected).p;
  }
}

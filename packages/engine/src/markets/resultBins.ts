import { CERTAIN, TRADE_PROFIT } from '../limits';
import { type Cents, cents } from '../money';
import { branchesOf, type Market, type ResultBranch, resultOf } from './index';

/** An interval of results: at least `from` and at most `to` cents. */
export type Bin = {
  readonly from: Cents;
  readonly to: Cents;
  /** How likely a result is to fall into it: 0 to 1. */
  readonly probability: number;
};

const { from: MIN_SIZE, to: MAX_SIZE } = TRADE_PROFIT;
/** Whole cents from 2.00 to 12.00, each equally likely: 1,001 of them. */
export const SIZES = MAX_SIZE - MIN_SIZE + 1;
/** Bins hold sizes of one unit, in cents; the last one has a cent more. */
const BIN_WIDTH = 100;

/** The exact distribution of a market's results, from the smallest to the largest. */
export function resultBranches(market: Market): readonly ResultBranch[] {
  return [...branchesOf(market)].sort(
    (one, other) => resultOf(one, TRADE_PROFIT.to) - resultOf(other, TRADE_PROFIT.to),
  );
}

/** From the smallest result of a market to the largest; no bin covers the gap between losses and gains. */
export function binsOf(market: Market): readonly Bin[] {
  return resultBranches(market).flatMap(binsOfBranch);
}

function binsOfBranch({ share, times, plus }: ResultBranch): Bin[] {
  const bins: Bin[] = [];
  for (let from = MIN_SIZE; from < MAX_SIZE; from += BIN_WIDTH) {
    const to = from + BIN_WIDTH === MAX_SIZE ? MAX_SIZE : from + BIN_WIDTH - 1;
    const ends = [times * from + plus, times * to + plus];
    const probability = ((to - from + 1) / SIZES) * (share / CERTAIN);
    bins.push({ from: cents(Math.min(...ends)), to: cents(Math.max(...ends)), probability });
  }
  return times < 0 ? bins.reverse() : bins;
}

/** In the place of the bin of a result that is in none. */
const NO_BIN = 255;

/** How many results fell into each bin. */
export class ResultBins {
  /** The smallest possible result. */
  readonly #min: number;
  /** The bin of each possible result, from the smallest; a search would take longer than all draws of the trade. */
  readonly #binOf: Uint8Array;
  /** Results in each bin, in order. */
  readonly counts: Int32Array;

  /** @param counts where they are known already; they go on */
  constructor(bins: readonly Bin[], counts = new Int32Array(bins.length)) {
    const min = bins[0]?.from ?? Number.NaN;
    this.#min = min;
    this.#binOf = new Uint8Array((bins.at(-1)?.to ?? min) - min + 1).fill(NO_BIN);
    for (const [bin, { from, to }] of bins.entries()) this.#binOf.fill(bin, from - min, to - min + 1);
    this.counts = counts;
  }

  /** Counts a result. False for one in no bin: the draws would not follow the stated distribution. */
  add(result: number): boolean {
    const bin = this.#binOf[result - this.#min] ?? NO_BIN;
    const before = this.counts[bin];
    if (before === undefined) return false;
    this.counts[bin] = before + 1;
    return true;
  }
}

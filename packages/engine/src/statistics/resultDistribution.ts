import { CERTAIN, TRADE_PROFIT } from '../limits';
import type { Market, ResultBranch } from '../markets';
import { type Bin, binsOf, resultBranches, SIZES } from '../markets/resultBins';

/** The distribution that the result of a trade of the dashboard is drawn from. */
export type ResultDistribution = {
  /** In cents. */
  readonly mean: number;
  /** In square cents. */
  readonly variance: number;
  readonly branches: readonly ResultBranch[];
  /** From the smallest result to the largest; no bin covers the gap between losses and gains. */
  readonly bins: readonly Bin[];
};

export const MEAN_SIZE = (TRADE_PROFIT.from + TRADE_PROFIT.to) / 2;
/** Of a uniform distribution over n whole numbers: (n^2 - 1) / 12. */
const SIZE_VARIANCE = (SIZES ** 2 - 1) / 12;

/**
 * The stated distribution of a market, exactly. A result is t * X + c, X uniform over 2.00 to 12.00, where (t, c) is
 * one of the market's branches with the probability p: its mean is the sum of p * (t * E(X) + c), its variance the sum of
 * p * (t^2 * Var(X) + (t * E(X) + c)^2) less the square of the mean.
 */
export function resultDistribution(market: Market): ResultDistribution {
  const branches = resultBranches(market);
  // Whole numbers are divided last, so that the usual chances give exact values.
  const average = (value: (branch: ResultBranch) => number) =>
    branches.reduce((sum, branch) => sum + branch.share * value(branch), 0) / CERTAIN;
  const meanOf = ({ times, plus }: ResultBranch) => times * MEAN_SIZE + plus;
  const mean = average(meanOf);
  return {
    mean,
    variance: average((branch) => branch.times ** 2 * SIZE_VARIANCE + meanOf(branch) ** 2) - mean ** 2,
    branches,
    bins: binsOf(market),
  };
}

/** How likely a sum is to be in the range of `expectedSum` where it is normal. */
export const RANGE_SHARE = 0.95;

/** Standard deviations on either side of the mean that hold 95 % of a normal distribution. */
const DEVIATIONS = 1.959_963_984_540_054;

/**
 * The expected sum of `count` results, and the range around it that holds 95 % of the normal distribution, in cents. By
 * the central limit theorem about 95 of 100 runs end in that range, once they have some dozens of results.
 *
 * @param count whole, 0 or more
 */
export function expectedSum(
  { mean, variance }: Pick<ResultDistribution, 'mean' | 'variance'>,
  count: number,
) {
  const expected = mean * count;
  const margin = DEVIATIONS * Math.sqrt(variance * count);
  return { expected, from: expected - margin, to: expected + margin };
}

/** How often a trade of a market ends above zero, 0 to 1. Sizes are whole cents, each equally likely. */
export function shareOfGains(market: Market): number {
  const { from, to } = TRADE_PROFIT;
  let gains = 0;
  for (const { share, times, plus } of resultBranches(market))
    for (let size = from; size <= to; size += 1) if (times * size + plus > 0) gains += share;
  return gains / CERTAIN / (to - from + 1);
}

/**
 * Where a share may lie in the long run for somebody who knows these trades or runs alone: the 95 % score interval of
 * Wilson (Journal of the American Statistical Association 22, 1927, 209 to 212), which also holds for few, and where
 * all or none count.
 *
 * @param counted whole, 0 to `all`
 * @param all whole, 1 or more
 * @returns bounds from 0 to 1
 */
export function rangeOfShare(counted: number, all: number): { from: number; to: number } {
  const share = counted / all;
  const square = DEVIATIONS ** 2 / all;
  const middle = share + square / 2;
  const margin = Math.sqrt(square * (share * (1 - share) + square / 4));
  return {
    from: counted === 0 ? 0 : (middle - margin) / (1 + square),
    to: counted === all ? 1 : (middle + margin) / (1 + square),
  };
}

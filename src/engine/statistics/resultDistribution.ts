import { CERTAIN, TRADE_PROFIT } from '../limits';
import type { Market } from '../market';
import type { Cents } from '../money';

/** An interval of results: at least `from` and at most `to` cents. */
type Bin = {
  readonly from: Cents;
  readonly to: Cents;
  /** How likely a result is to fall into it: 0 to 1. */
  readonly probability: number;
};

/** The distribution that the result of a trade of the dashboard is drawn from. */
export type ResultDistribution = {
  /** In cents. */
  readonly mean: number;
  /** In square cents. */
  readonly variance: number;
  /** The smallest possible result. */
  readonly min: Cents;
  /** From the smallest result to the largest; no bin covers the gap between lost and won coins in a market. */
  readonly bins: readonly Bin[];
};

const { from: MIN_SIZE, to: MAX_SIZE } = TRADE_PROFIT;
/** Whole cents from 2.00 to 12.00, each equally likely: 1,001 of them. */
const SIZES = MAX_SIZE - MIN_SIZE + 1;
/** Bins are one unit wide, in cents; the last one has a cent more. */
const WIDTH = 100;

const MEAN_SIZE = (MIN_SIZE + MAX_SIZE) / 2;
/** Of a uniform distribution over n whole numbers: (n^2 - 1) / 12. */
const SIZE_VARIANCE = (SIZES ** 2 - 1) / 12;

function sizeBins(): Bin[] {
  const bins: Bin[] = [];
  for (let from = MIN_SIZE; from < MAX_SIZE; from += WIDTH) {
    const to = from + WIDTH === MAX_SIZE ? MAX_SIZE : from + WIDTH - 1;
    bins.push({ from, to, probability: (to - from + 1) / SIZES });
  }
  return bins;
}

/**
 * The stated distribution. Without a market: uniform over 2.00 to 12.00. In a market: such a size X, a sign S, which is +1
 * with the chance p and -1 otherwise, and the cost c make S * X - c. E(S) = 2p - 1, so the mean is (2p - 1) * E(X) - c and
 * the variance E(X^2) - (E(S) * E(X))^2 = Var(X) + 4p(1 - p) * E(X)^2.
 */
export function resultDistribution(market: Market | undefined): ResultDistribution {
  const sizes = sizeBins();
  if (market === undefined) return { mean: MEAN_SIZE, variance: SIZE_VARIANCE, min: MIN_SIZE, bins: sizes };
  const { chance, cost } = market;
  const wins = chance;
  const losses = CERTAIN - chance;
  const bins = [
    ...sizes.map((bin) => shifted(bin, -1, losses, cost)).reverse(),
    ...sizes.map((bin) => shifted(bin, 1, wins, cost)),
  ];
  return {
    // Whole numbers are divided last, so that the usual chances give exact values.
    mean: ((wins - losses) * MEAN_SIZE) / CERTAIN - cost,
    variance: SIZE_VARIANCE + (4 * wins * losses * MEAN_SIZE ** 2) / CERTAIN ** 2,
    min: -MAX_SIZE - cost,
    bins,
  };
}

/** The bin of a size as it becomes with a sign and the cost. `share` of the coins, in hundredths of a percent, have it. */
function shifted({ from, to, probability }: Bin, sign: 1 | -1, share: number, cost: Cents): Bin {
  const ends = [sign * from - cost, sign * to - cost];
  return { from: Math.min(...ends), to: Math.max(...ends), probability: (probability * share) / CERTAIN };
}

/** How likely a sum is to be in the range of `expectedSum`. */
export const RANGE_SHARE = 0.95;

/** Standard deviations on either side of the mean that hold 95 % of a normal distribution. */
const DEVIATIONS = 1.959_964;

/**
 * The expected sum of `count` results, and the range around it that holds 95 % of the normal distribution, in cents. By
 * the central limit theorem about 95 of 100 runs end in that range, once they have some dozens of results.
 *
 * @param count whole, 0 or more
 */
export function expectedSum({ mean, variance }: ResultDistribution, count: number) {
  const expected = mean * count;
  const margin = DEVIATIONS * Math.sqrt(variance * count);
  return { expected, from: expected - margin, to: expected + margin };
}

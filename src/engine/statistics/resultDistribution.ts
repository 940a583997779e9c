import { FAIR_COST, TRADE_PROFIT } from '../limits';
import type { Cents } from '../money';
import type { Scenario } from '../run';

/** An interval of results: at least `from` and at most `to` cents. */
export type Bin = {
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
  /** From the smallest result to the largest; no bin covers the gap between losses and gains of the fair scenario. */
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
 * The stated distribution. Without a scenario: uniform over 2.00 to 12.00. Fair: such a size X, a sign S of +1 or -1
 * and the cost c make S * X - c, of mean -c and variance Var(X) + E(X)^2.
 */
export function resultDistribution(scenario: Scenario | undefined): ResultDistribution {
  const gains = sizeBins();
  if (scenario === undefined) {
    return { mean: MEAN_SIZE, variance: SIZE_VARIANCE, min: MIN_SIZE, bins: gains };
  }
  const shift = ({ from, to, probability }: Bin, sign: 1 | -1): Bin => {
    const ends = [sign * from - FAIR_COST, sign * to - FAIR_COST];
    return { from: Math.min(...ends), to: Math.max(...ends), probability: probability / 2 };
  };
  const losses = gains.map((bin) => shift(bin, -1)).reverse();
  return {
    mean: -FAIR_COST,
    variance: SIZE_VARIANCE + MEAN_SIZE ** 2,
    min: -MAX_SIZE - FAIR_COST,
    bins: [...losses, ...gains.map((bin) => shift(bin, 1))],
  };
}

/**
 * The expected sum of `count` results, and the range of two standard deviations around it, in cents. By the central
 * limit theorem about 95 of 100 runs end in that range, once they have some dozens of results.
 *
 * @param count whole, 0 or more
 */
export function expectedSum({ mean, variance }: ResultDistribution, count: number) {
  const expected = mean * count;
  const margin = 2 * Math.sqrt(variance * count);
  return { expected, from: expected - margin, to: expected + margin };
}

import { FAIR_COST, TRADE_PROFIT } from '../limits';
import type { Cents } from '../money';
import type { Scenario } from '../run';

/** Results of at least `from` and at most `to` cents. */
export type Bin = {
  readonly from: Cents;
  readonly to: Cents;
  /** The part of all results that ought to fall in here, 0 to 1. */
  readonly share: number;
};

/** What the result of one trade of the dashboard is drawn from. */
export type ResultDistribution = {
  /** In cents. */
  readonly mean: number;
  /** In square cents. */
  readonly variance: number;
  /** The smallest result there is. */
  readonly least: Cents;
  /** In order, without the gap that a fair result never falls into. */
  readonly bins: readonly Bin[];
};

const { from: LEAST, to: MOST } = TRADE_PROFIT;
/** Whole cents from 2.00 to 12.00, each equally likely: 1,001 of them. */
const SIZES = MOST - LEAST + 1;
/** Bins are one unit wide; the last one has a cent more. */
const WIDTH = 100;

const MEAN_SIZE = (LEAST + MOST) / 2;
/** Of a uniform distribution over n whole numbers: (n^2 - 1) / 12. */
const SIZE_VARIANCE = (SIZES ** 2 - 1) / 12;

function sizeBins(): Bin[] {
  const bins: Bin[] = [];
  for (let from = LEAST; from < MOST; from += WIDTH) {
    const to = from + WIDTH === MOST ? MOST : from + WIDTH - 1;
    bins.push({ from, to, share: (to - from + 1) / SIZES });
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
    return { mean: MEAN_SIZE, variance: SIZE_VARIANCE, least: LEAST, bins: gains };
  }
  const shift = ({ from, to, share }: Bin, sign: 1 | -1): Bin => {
    const ends = [sign * from - FAIR_COST, sign * to - FAIR_COST];
    return { from: Math.min(...ends), to: Math.max(...ends), share: share / 2 };
  };
  const losses = gains.map((bin) => shift(bin, -1)).reverse();
  return {
    mean: -FAIR_COST,
    variance: SIZE_VARIANCE + MEAN_SIZE ** 2,
    least: -MOST - FAIR_COST,
    bins: [...losses, ...gains.map((bin) => shift(bin, 1))],
  };
}

/** What the sum of `count` results is expected to be, and the band of two standard deviations around it, in cents. */
export function expectedSum({ mean, variance }: ResultDistribution, count: number) {
  const expected = mean * count;
  const reach = 2 * Math.sqrt(variance * count);
  return { expected, from: expected - reach, to: expected + reach };
}

import { upperGamma } from './gamma';

/** The chi-square test of counts against what was expected. */
export type ChiSquare = {
  readonly statistic: number;
  readonly degrees: number;
  /** How likely counts at least this uneven are when the draws follow the distribution: 0 to 1. */
  readonly p: number;
};

/** Below this expectation in a bin the test says too little (Cochran's rule). */
export const LEAST_EXPECTED = 5;

/**
 * Pearson's chi-square test.
 *
 * @param counts how many fell into each bin
 * @param expected how many ought to have, in the same order; each more than 0
 */
export function chiSquare(counts: readonly number[], expected: readonly number[]): ChiSquare {
  const statistic = counts.reduce((sum, count, bin) => {
    const wanted = expected[bin] ?? Number.NaN;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  const degrees = counts.length - 1;
  return { statistic, degrees, p: upperGamma(degrees / 2, statistic / 2) };
}

import { upperGamma } from './gamma';

/** The result of a chi-square test of counts against what was expected. */
export type ChiSquare = {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  /** The p-value, 0 to 1: how likely counts at least this uneven are if the draws follow the distribution. */
  readonly p: number;
};

/** A p-value below this is called significant. */
export const SIGNIFICANCE = 0.05;

/**
 * The least count that should be expected in each bin, or the p-value is inaccurate. Cochran's rule: W. G. Cochran,
 * "Some methods for strengthening the common chi-square tests", Biometrics 10 (1954), doi.org/10.2307/3001616.
 */
const MIN_EXPECTED = 5;

/**
 * Pearson's chi-square test of goodness of fit. NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.15:
 * www.itl.nist.gov/div898/handbook/eda/section3/eda35f.htm
 *
 * @param counts how many fell into each bin; 2 to 201 bins
 * @param expected how many should have, in the same order and with the same sum; each more than 0
 */
export function chiSquare(counts: readonly number[], expected: readonly number[]): ChiSquare {
  const statistic = counts.reduce((sum, count, bin) => {
    const wanted = expected[bin] ?? Number.NaN;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  const degreesOfFreedom = counts.length - 1;
  return { statistic, degreesOfFreedom, p: upperGamma(degreesOfFreedom / 2, statistic / 2) };
}

/**
 * The test of results against their distribution; null if a bin should have had fewer than five.
 *
 * @param counts how many fell into each bin
 */
export function testResults(
  bins: readonly { readonly probability: number }[],
  counts: readonly number[],
): ChiSquare | null {
  const count = counts.reduce((sum, inBin) => sum + inBin, 0);
  const expected = bins.map(({ probability }) => probability * count);
  return Math.min(...expected) < MIN_EXPECTED ? null : chiSquare(counts, expected);
}

/** How many results that test needs. */
export const leastResults = (bins: readonly { readonly probability: number }[]): number =>
  Math.ceil(MIN_EXPECTED / Math.min(...bins.map(({ probability }) => probability)));

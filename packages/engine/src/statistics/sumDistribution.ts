import { CERTAIN, PACE, type Range } from '../limits';
import type { ResultBranch } from '../markets';
import { SIZES } from '../markets/resultBins';
import { type Cents, cents } from '../money';
import { expectedSum, MEAN_SIZE, RANGE_SHARE, type ResultDistribution } from './resultDistribution';

/** With fewer results too many terms would be needed. */
const LEAST_RESULTS = 12;
/** Standard deviations on either side of the mean within which a sum of so many results lies. */
const REACH = 10;
/** A term of less than this changes no probability that is shown. */
const PRECISION = 1e-10;
const MAX_TERMS = 1_024;
/** A median is this far from the mean, as a probability, where a sum is called skewed: its ends are some 0.2 % off. */
const SKEWED = 0.003;

/** One term of the series: frequency, and the characteristic function there as a complex number. */
type Term = { readonly t: number; readonly re: number; readonly im: number };

/**
 * The distribution of the sum of many results, from the characteristic function of one: exact, also where the
 * distribution of a result is so skewed that the normal curve is only near. By the Fourier series of its density on an
 * interval that holds it: J. Gil-Pelaez, "Note on the inversion theorem", Biometrika 38 (1951),
 * doi.org/10.2307/2332598.
 */
export class SumDistribution {
  /** In cents: E(N) E(X) for N results, N independent of them. By the central limit theorem the sum is about normal. */
  readonly mean: number;
  /** The square root of E(N) Var(X) + Var(N) E(X)^2. */
  readonly deviation: number;
  readonly #reach: number;
  readonly #terms: Term[] = [];

  /**
   * @param count of results, at least `LEAST_RESULTS`: mean and variance of a number that is independent of them and
   * about normal
   */
  constructor(result: ResultDistribution, count: { readonly mean: number; readonly variance: number }) {
    const { mean, variance, branches } = result;
    this.mean = count.mean * mean;
    this.deviation = Math.sqrt(count.mean * variance + count.variance * mean ** 2);
    this.#reach = REACH * this.deviation;
    let last = 0;
    for (let index = 1; index <= MAX_TERMS; index += 1) {
      const t = (Math.PI * index) / this.#reach;
      // The logarithm of the characteristic function of a result less its mean, and of the mean that the count
      // multiplies.
      const [re, im] = characteristic(branches, mean, t);
      // Its angle goes on from that of the term before: a number of results that is not whole takes a share of it.
      const turn = 2 * Math.PI;
      const principal = Math.atan2(im, re);
      last = principal + turn * Math.round((last - principal) / turn);
      const log = [Math.log(Math.hypot(re, im)), last] as const;
      const whole = [log[0], log[1] + t * mean] as const;
      // E(exp(N z)) = exp(E(N) z + Var(N) z^2 / 2); of the mean of the sum nothing is left.
      const size = Math.exp(count.mean * log[0] + (count.variance / 2) * (whole[0] ** 2 - whole[1] ** 2));
      const angle = count.mean * log[1] + count.variance * whole[0] * whole[1];
      if (size < PRECISION) break;
      this.#terms.push({ t, re: size * Math.cos(angle), im: size * Math.sin(angle) });
    }
  }

  /** How likely the sum is to be at most so much, in cents: 0 to 1. */
  shareUpTo(sum: number): number {
    const reach = this.#reach;
    const y = sum + 0.5 - this.mean; // whole cents
    if (Math.abs(y) >= reach) return y < 0 ? 0 : 1;
    let area = (y + reach) / 2;
    for (const [index, { t, re, im }] of this.#terms.entries()) {
      // The integral of Re((re + i im) exp(-i t y)) from -reach to y.
      const start = im * (index % 2 === 0 ? 1 : -1);
      area += (re * Math.sin(t * y) - im * Math.cos(t * y) - start) / t;
    }
    return Math.min(1, Math.max(0, area / reach));
  }

  /** The smallest sum, in whole cents, that is not exceeded with at least this probability. */
  quantile(share: number): Cents {
    let below = Math.floor(this.mean - this.#reach);
    let above = Math.ceil(this.mean + this.#reach);
    while (above - below > 1) {
      const middle = Math.floor((below + above) / 2);
      if (this.shareUpTo(middle) < share) below = middle;
      else above = middle;
    }
    return cents(above);
  }

  /** Whether the normal curve is visibly another one. */
  get isSkewed(): boolean {
    return Math.abs(this.shareUpTo(this.mean - 0.5) - 0.5) > SKEWED;
  }
}

/**
 * Where the sum of so many results is expected, and the range that holds 95 of 100, in cents: where the distribution is
 * skewed the exact one, else that of the normal curve.
 *
 * @param count whole, 0 or more
 * @returns with the exact distribution; null with too few results for it
 */
export function expectedRange(result: ResultDistribution, count: number) {
  const { expected, ...normal } = expectedSum(result, count);
  const exact = count < LEAST_RESULTS ? null : new SumDistribution(result, { mean: count, variance: 0 });
  const { from, to } = exact?.isSkewed
    ? { from: exact.quantile((1 - RANGE_SHARE) / 2), to: exact.quantile((1 + RANGE_SHARE) / 2) }
    : normal;
  return { expected, exact, from, to };
}

/** How likely a sum is to be in a range, and on either side of it. */
export function rangeShares(sums: SumDistribution, { from, to }: Range) {
  const below = sums.shareUpTo(Math.ceil(from) - 1);
  const above = 1 - sums.shareUpTo(Math.floor(to));
  return { below, inside: 1 - below - above, above };
}

/** The share of runs of so many ms that end in the range for their number of trades, which is about normal. */
export function expectedInRange(result: ResultDistribution, duration: number): number {
  const { mean, variance } = tradeCountMoments(duration);
  const deviation = Math.sqrt(variance);
  const step = Math.ceil(deviation / 4); // the share hardly changes from one number to the next
  let [sum, weights] = [0, 0];
  for (let count = Math.round(mean - 4 * deviation); count <= mean + 4 * deviation; count += step) {
    const weight = Math.exp(-(((count - mean) / deviation) ** 2) / 2);
    const sums = new SumDistribution(result, { mean: count, variance: 0 });
    sum += weight * rangeShares(sums, expectedSum(result, count)).inside;
    weights += weight;
  }
  return sum / weights;
}

/** Of a result less `mean`, at the frequency `t`: the sum over its branches, each uniform over evenly spaced values. */
function characteristic(
  branches: readonly ResultBranch[],
  mean: number,
  t: number,
): [re: number, im: number] {
  let [re, im] = [0, 0];
  for (const { share, times, plus } of branches) {
    const half = (times * t) / 2;
    const weight = (share / CERTAIN) * (Math.sin(SIZES * half) / (SIZES * Math.sin(half)));
    const angle = t * (times * MEAN_SIZE + plus - mean);
    re += weight * Math.cos(angle);
    im += weight * Math.sin(angle);
  }
  return [re, im];
}

/** The mean delay between two trades (ms). */
export const MEAN_DELAY = (PACE.from + PACE.to) / 2;
/** Of a uniform distribution over n whole numbers: (n^2 - 1) / 12. */
const DELAY_VARIANCE = ((PACE.to - PACE.from + 1) ** 2 - 1) / 12;

/**
 * Mean and variance of the number of trades up to a moment. Trades are a renewal process: their delays are independent
 * and of one distribution, here of mean m, variance s^2 and no skew. For long times (D. R. Cox, Renewal Theory,
 * Methuen, 1962) the mean is t / m + (s^2 - m^2) / 2 m^2 and the variance t s^2 / m^3 + 1 / 12 + 5 s^4 / 4 m^4.
 *
 * @param duration simulated ms, at least a minute
 */
export function tradeCountMoments(duration: number) {
  const spread = DELAY_VARIANCE / MEAN_DELAY ** 2;
  return {
    mean: duration / MEAN_DELAY + (spread - 1) / 2,
    variance: (duration / MEAN_DELAY) * spread + 1 / 12 + (5 / 4) * spread ** 2,
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarket, MARKET_NAMES, type Market, RIGGED } from '../markets';
import { binsOf, ResultBins, resultBranches } from '../markets/resultBins';
import { anyMarket } from '../testing/anyRun';
import { chiSquare, testResults } from './chiSquare';
import { upperGamma } from './gamma';
import { expectedSum, rangeOfShare, resultDistribution, shareOfGains } from './resultDistribution';

/** Every market as usual, and with values to the ends of their ranges: `[title, market]`. */
const EXAMPLES: readonly (readonly [string, Market])[] = [
  ...MARKET_NAMES.map((name) => createMarket(name)),
  createMarket('fair', { chance: 30_00, cost: 50 }),
  createMarket('fair', { chance: 33_33, cost: 10_00 }),
  createMarket('fair', { chance: 1_00 }),
  createMarket('fair', { chance: 99_00, cost: 0 }),
  createMarket('rare-loss', { chance: 80_00, factor: 20 }),
  createMarket('rare-loss', { chance: 99_00, factor: 2 }),
].map((market) => [JSON.stringify(market), market]);

describe('the regularized upper incomplete gamma function', () => {
  it.each([0.01, 0.5, 1, 2, 5, 30, 200])('is exp(-x) for a = 1: x = %d', (x) => {
    expect(upperGamma(1, x) / Math.exp(-x)).toBeCloseTo(1, 10);
  });

  it('is a finite sum for whole a: exp(-x) times the first a terms of the series of exp(x)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 120, noNaN: true }), (a, x) => {
        let term = Math.exp(-x);
        let sum = term;
        for (let n = 1; n < a; n += 1) {
          term *= x / n;
          sum += term;
        }
        expect(upperGamma(a, x)).toBeCloseTo(sum, 10);
      }),
    );
  });

  // The value that is exceeded with this probability, from the table of the NIST/SEMATECH e-Handbook, 1.3.6.7.4:
  // https://www.itl.nist.gov/div898/handbook/eda/section3/eda3674.htm
  it.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [9, 4.168, 0.9],
    [9, 16.919, 0.05],
    [9, 27.877, 0.001],
    [19, 30.144, 0.05],
    [19, 10.117, 0.95],
    [100, 124.342, 0.05],
  ])(
    'gives the tables of chi-square: %d degrees of freedom, %d, p = %d',
    (degreesOfFreedom, statistic, p) => {
      expect(upperGamma(degreesOfFreedom / 2, statistic / 2)).toBeCloseTo(p, 4);
    },
  );

  it('falls from 1 to 0 as x grows, and is a probability always', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (a, x, more) => {
          const q = upperGamma(a, x);
          expect(q).toBeGreaterThanOrEqual(0);
          expect(q).toBeLessThanOrEqual(1 + 1e-12);
          expect(upperGamma(a, x + more)).toBeLessThanOrEqual(q + 1e-12);
        },
      ),
    );
  });
});

describe('the chi-square test', () => {
  it('finds perfectly even counts perfectly even', () => {
    expect(chiSquare([10, 10, 10], [10, 10, 10])).toEqual({ statistic: 0, degreesOfFreedom: 2, p: 1 });
  });

  it('gives the textbook result for the peas of Mendel, expected at 9 : 3 : 3 : 1', () => {
    const expected = [9, 3, 3, 1].map((part) => (556 * part) / 16);
    const { statistic, degreesOfFreedom, p } = chiSquare([315, 101, 108, 32], expected);
    expect(statistic).toBeCloseTo(0.47, 3);
    expect(degreesOfFreedom).toBe(3);
    expect(p).toBeCloseTo(0.925, 3);
  });
});

describe('the stated distribution of a result', () => {
  it('has the mean, variance and minimum of its values, summed one by one, and bins in order that hold all of them, whatever chance and cost are', () => {
    const known = EXAMPLES.map(([, market]) => [market] as [Market]);
    fc.assert(
      fc.property(anyMarket, (market) => {
        const values: [value: number, weight: number][] = [];
        for (const { share, times, plus } of resultBranches(market))
          for (let size = 200; size <= 1_200; size += 1)
            values.push([times * size + plus, share / 10_000 / 1_001]);
        const mean = values.reduce((sum, [value, weight]) => sum + value * weight, 0);
        const variance = values.reduce((sum, [value, weight]) => sum + (value - mean) ** 2 * weight, 0);
        const stated = resultDistribution(market);
        expect(stated.mean).toBeCloseTo(mean, 6);
        expect(Math.abs(stated.variance / variance - 1)).toBeLessThan(1e-9);
        expect(stated.bins[0]?.from).toBe(Math.min(...values.map(([value]) => value)));
        expect(shareOfGains(market)).toBeCloseTo(
          values.reduce((sum, [value, weight]) => sum + (value > 0 ? weight : 0), 0),
          9,
        );
        let last = Number.NEGATIVE_INFINITY;
        for (const { from, to, probability } of stated.bins) {
          expect(from).toBeGreaterThan(last);
          last = to;
          expect(probability).toBeGreaterThan(0); // a test by chi-square divides by what is expected
        }
        expect(stated.bins.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        expect(stated.bins).toHaveLength(10 * resultBranches(market).length);
      }),
      { examples: known },
    );
  });

  it('has a range around its sum that reaches 1.96 standard deviations up and down', () => {
    const { expected, from, to } = expectedSum({ mean: -3, variance: 16 }, 25);
    expect(expected).toBe(-75);
    expect(to - expected).toBeCloseTo(39.199_28, 5);
    expect(expected - from).toBe(to - expected);
  });
});

// Newcombe, Statistics in Medicine 17, 1998, table I, method 3.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])('%d of %d may be a share from %d to %d', (won, closed, from, to) => {
  const range = rangeOfShare(won, closed);
  expect(range.from).toBeCloseTo(from, 4);
  expect(range.to).toBeCloseTo(to, 4);
});

describe('the bins of results', () => {
  it('count each result once, at both ends of every bin', () => {
    for (const [, market] of EXAMPLES) {
      const bins = binsOf(market);
      const counted = new ResultBins(bins);
      expect(Array.from(counted.counts)).toEqual(bins.map(() => 0));
      expect(bins.toReversed().every(({ from, to }) => counted.add(from) && counted.add(to))).toBe(true);
      expect(Array.from(counted.counts)).toEqual(bins.map(() => 2));
    }
  });

  it('are tested from the result on with which five are expected in each bin', () => {
    const halves = [{ probability: 1 / 2 }, { probability: 1 / 2 }];
    expect(testResults(halves, [0, 9])).toBeNull();
    expect(testResults(halves, [1, 9])).toMatchObject({
      statistic: (4 ** 2 + 4 ** 2) / 5,
      degreesOfFreedom: 1,
    });
  });

  it.each([
    [RIGGED, [199, 1_201, 0, -500]],
    [createMarket('fair'), [-1_236, -234, 0, 164, 1_166]],
  ])('of %o refuse what lies beyond the ends and in the gap: %j', (market, results) => {
    const bins = new ResultBins(binsOf(market));
    for (const result of results) expect(bins.add(result)).toBe(false);
  });
});

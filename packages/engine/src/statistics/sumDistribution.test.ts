import { describe, expect, it } from 'vitest';
import { runOf } from '../makeRun';
import { createMarket, MARKET_NAMES, type Market } from '../markets';
import { resultBranches } from '../markets/resultBins';
import { finish } from '../recording';
import { playRuns } from '../runs/playRuns';
import { outcomeAt } from '../runs/runsBatch';
import { expectedSum, resultDistribution } from './resultDistribution';
import {
  expectedInRange,
  expectedRange,
  rangeShares,
  SumDistribution,
  tradeCountMoments,
} from './sumDistribution';

const sumsOf = (market: Market, count: number) =>
  new SumDistribution(resultDistribution(market), { mean: count, variance: 0 });

/**
 * How likely each sum of results is, cent by cent: the distribution of one, folded with itself. `[smallest sum,
 * shares]`.
 */
function foldedSums(market: Market, count: number): [least: number, shares: Float64Array] {
  const ends = resultBranches(market).flatMap(({ times, plus }) => [
    times * 200 + plus,
    times * 1_200 + plus,
  ]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  let shares = Float64Array.of(1);
  for (let folded = 1; folded <= count; folded += 1) {
    const next = new Float64Array(shares.length + most - least);
    for (const { share, times, plus } of resultBranches(market))
      for (let size = 200; size <= 1_200; size += 1) {
        const shift = times * size + plus - least;
        const weight = share / 10_000 / 1_001;
        for (let at = 0; at < shares.length; at += 1)
          next[at + shift] = (next[at + shift] ?? 0) + weight * (shares[at] ?? 0);
      }
    shares = next;
  }
  return [count * least, shares];
}

/**
 * Of sums of a number that varies: so many digits of their shares are those of a mixture of the sums of each number.
 */
function expectMixture(market: Market, count: { mean: number; variance: number }, digits: number) {
  const mixed = new SumDistribution(resultDistribution(market), count);
  const deviation = Math.sqrt(count.variance);
  const least = Math.ceil(count.mean - 6 * deviation);
  const numbers = Array.from({ length: Math.floor(12 * deviation) }, (_, index) => {
    const number = least + index;
    const weight = Math.exp(-((number - count.mean) ** 2) / (2 * count.variance));
    return { sums: sumsOf(market, number), weight: weight / Math.sqrt(2 * Math.PI * count.variance) };
  });
  for (const share of [0.025, 0.25, 0.5, 0.75, 0.975]) {
    const cents = mixed.quantile(share);
    const mixture = numbers.reduce((sum, { sums, weight }) => sum + weight * sums.shareUpTo(cents), 0);
    expect(mixed.shareUpTo(cents)).toBeCloseTo(mixture, digits);
  }
}

it('of few and very skewed results is distributed as that mixture too', () => {
  const market = createMarket('rare-loss', { chance: 8_000, factor: 20 });
  expectMixture(market, tradeCountMoments(60_000), 5);
});

describe.each(MARKET_NAMES.map((name) => createMarket(name)))(
  'the sum of results of the market %o',
  (market) => {
    it('of two is distributed as the distribution of one folded with itself, at five of its quantiles', () => {
      const [least, shares] = foldedSums(market, 2);
      const sums = sumsOf(market, 2);
      let share = 0;
      const wanted = [0.05, 0.25, 0.5, 0.75, 0.95];
      for (let at = 0; at < shares.length && wanted.length > 0; at += 1) {
        share += shares[at] ?? 0;
        if (share < (wanted[0] ?? 1)) continue;
        wanted.shift();
        expect(Math.abs(sums.shareUpTo(least + at) - share)).toBeLessThan(0.002);
      }
      expect(wanted).toEqual([]);
    });

    it('has the quantiles that its shares say, and the mean in the middle of its range', () => {
      const sums = sumsOf(market, 60);
      for (const share of [0.025, 0.5, 0.975]) {
        const cents = sums.quantile(share);
        expect(sums.shareUpTo(cents)).toBeGreaterThanOrEqual(share);
        expect(sums.shareUpTo(cents - 1)).toBeLessThan(share);
      }
      expect(sums.mean).toBeCloseTo(expectedSum(resultDistribution(market), 60).expected, 6);
      expect([sums.shareUpTo(-1e9), sums.shareUpTo(1e9)]).toEqual([0, 1]);
    });

    it('of a number that varies is distributed as the mixture of those of each number', () => {
      expectMixture(market, { mean: 60, variance: 16 }, 5);
    });

    it('is below a range, in it or above it, its ends included where they are whole', () => {
      const sums = sumsOf(market, 60);
      const [from, to] = [sums.quantile(0.2), sums.quantile(0.7)];
      const [below, upTo] = [sums.shareUpTo(from - 1), sums.shareUpTo(to)];
      for (const range of [
        { from, to },
        { from: from - 0.5, to: to + 0.5 },
      ])
        expect(rangeShares(sums, range)).toEqual({
          below,
          inside: expect.closeTo(upTo - below, 12),
          above: 1 - upTo,
        });
    });
  },
);

describe('the end changes of 10,000 runs', { tags: 'sweep' }, () => {
  it('follow the exact distribution, in every market: by the test of Kolmogorov and Smirnov', () => {
    const markets = MARKET_NAMES.map((name) => createMarket(name));
    const series = { run: runOf({ seed: 'exact' }), duration: 600_000 } as const;
    const batch = finish(playRuns(series, markets, { first: 1, runs: 10_000 }));
    for (const [index, market] of markets.entries()) {
      const sums = new SumDistribution(resultDistribution(market), tradeCountMoments(series.duration));
      const changes = Int32Array.from(
        batch.trades,
        (_, place) => outcomeAt(batch, index, place).change,
      ).sort();
      let distance = 0;
      for (const [at, change] of changes.entries())
        distance = Math.max(distance, Math.abs(sums.shareUpTo(change) - (at + 0.5) / 10_000));
      // Exceeded by one of a thousand samples that are drawn as stated.
      expect(distance, market.name).toBeLessThan(1.95 / 100);
    }
  });
});

const RAREST = createMarket('rare-loss', { chance: 99_00, factor: 20 });

it('is in the range of 95 % of the normal curve as often as 10,000 runs are, also where the curve is only near', {
  tags: 'sweep',
}, () => {
  const markets = [...MARKET_NAMES.map((name) => createMarket(name)), RAREST];
  const series = { run: runOf({ seed: 'range' }), duration: 60_000 } as const;
  const batch = finish(playRuns(series, markets, { first: 1, runs: 10_000 }));
  for (const [index, market] of markets.entries()) {
    const result = resultDistribution(market);
    const inside = batch.trades.filter((_, place) => {
      const { change, trades } = outcomeAt(batch, index, place);
      const { from, to } = expectedSum(result, trades);
      return change >= from && change <= to;
    }).length;
    const expected = expectedInRange(result, series.duration);
    const error = Math.sqrt((expected * (1 - expected)) / 10_000);
    expect(Math.abs(inside / 10_000 - expected), market.name).toBeLessThan(3 * error);
  }
});

it('is in the range of 95 % of the normal curve less often where losses are rarest', () => {
  expect(expectedInRange(resultDistribution(createMarket('fair')), 60_000)).toBeCloseTo(0.95, 3);
  expect(expectedInRange(resultDistribution(RAREST), 60_000)).toBeCloseTo(0.934, 3);
});

it('is skewed where losses are rare: after twenty trades a run is as likely ahead as not, although each is expected to lose', () => {
  const rare = createMarket('rare-loss');
  expect(sumsOf(rare, 300).isSkewed).toBe(true);
  expect(1 - sumsOf(rare, 20).shareUpTo(0)).toBeCloseTo(0.504, 3);
  expect(1 - sumsOf(rare, 1_800).shareUpTo(0)).toBeCloseTo(0.116, 3);
  for (const name of ['rigged', 'fair'] as const)
    expect(sumsOf(createMarket(name), 300).isSkewed).toBe(false);
});

it('is expected in a range that holds 95 of 100, of the exact distribution where that is skewed', () => {
  const rare = expectedRange(resultDistribution(RAREST), 300);
  expect(rare.exact && rangeShares(rare.exact, rare).inside).toBeCloseTo(0.95, 2);
  expect(rare.from).not.toBe(expectedSum(resultDistribution(RAREST), 300).from);
  const fair = resultDistribution(createMarket('fair'));
  expect(expectedRange(fair, 300)).toMatchObject(expectedSum(fair, 300));
  expect(expectedRange(fair, 5).exact).toBeNull();
});

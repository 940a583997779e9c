import { beforeAll, describe, expect, it } from 'vitest';
import { runOf } from '../makeRun';
import { createMarket, MARKET_NAMES, type Market, RIGGED } from '../markets';
import { resultDistribution } from '../statistics/resultDistribution';
import { SumDistribution, tradeCountMoments } from '../statistics/sumDistribution';
import { playAll } from '../testing/playAll';
import type { MarketRuns } from './runsResult';

const TEN_MINUTES = 600_000;

describe('the number of trades up to a minute', () => {
  it('has the mean and the variance that follow from its exact distribution', () => {
    const minute = 60_000;
    // How likely the nth trade is to come at each ms: at first it is the start, at 0.
    let at = new Float64Array(minute + 1);
    at[0] = 1;
    let mean = 0;
    let meanSquare = 0;
    for (let n = 1; n <= 60; n += 1) {
      const next = new Float64Array(minute + 1);
      // The sum of `at` from 3,000 to 1,000 ms before, each delay with the same probability.
      let sum = 0;
      for (let ms = 1_000; ms <= minute; ms += 1) {
        sum += (at[ms - 1_000] ?? 0) - (at[ms - 3_001] ?? 0);
        next[ms] = sum / 2_001;
      }
      const probability = next.reduce((total, each) => total + each, 0); // of at least n trades
      mean += probability;
      meanSquare += (2 * n - 1) * probability;
      at = next;
    }
    const stated = tradeCountMoments(minute);
    expect(stated.mean).toBeCloseTo(mean, 3);
    expect(stated.variance).toBeCloseTo(meanSquare - mean ** 2, 3);
  });
});

describe('the normal curve of the end change', () => {
  it('has the mean and the deviation that the formulas of docs/simulation.md give for ten minutes', () => {
    const endsOf = (market: Market) =>
      new SumDistribution(resultDistribution(market), tradeCountMoments(TEN_MINUTES));
    // E(N) = 299.541708 and Var(N) = 25.117031
    const rigged = endsOf(RIGGED);
    expect(rigged.mean).toBeCloseTo(209_679.196, 2);
    expect(rigged.deviation ** 2).toBeCloseTo(299.541708 * 83_500 + 25.117031 * 700 ** 2, -1);
    const fair = endsOf(createMarket('fair'));
    expect(fair.mean).toBeCloseTo(299.541708 * -35, 2);
    expect(fair.deviation ** 2).toBeCloseTo(299.541708 * 573_500 + 25.117031 * 35 ** 2, -1);
  });
});

describe('what theory says of many runs', { tags: 'sweep' }, () => {
  /** Every market as usual, and the fair one with a coin and a cost of its own. */
  let markets: readonly MarketRuns[] = [];
  beforeAll(() => {
    const own = createMarket('fair', { chance: 30_00, cost: 50 });
    const play = (market: Market) => {
      const run = runOf({ seed: 'theory', market });
      return playAll({ run, count: 10_000, duration: TEN_MINUTES }).markets;
    };
    const compared = play(RIGGED); // with the fair one beside it
    const names = compared.map(({ market }) => market.name);
    const others = MARKET_NAMES.filter((name) => !names.includes(name)).map((name) => createMarket(name));
    markets = [...compared, ...[...others, own].flatMap((market) => play(market).slice(1))];
  }, 120_000);
  /** The standard error of a share of 10,000. */
  const errorOf = (share: number) => Math.sqrt((share * (1 - share)) / 10_000);

  it('holds: 95 % of 10,000 runs lie in their theoretical range, within three standard errors', () => {
    for (const { summary } of markets)
      expect(Math.abs(summary.inRange / 10_000 - 0.95)).toBeLessThan(3 * errorOf(0.95));
  });

  it('holds: one chi-square test in twenty is below 5 % by chance', () => {
    // Ten minutes are too short for the test of a market in which a bin holds less than one of sixty trades.
    const hasTrades = (market: Market) =>
      Math.min(...resultDistribution(market).bins.map(({ probability }) => probability)) > 1 / 50;
    for (const { summary, market } of markets.filter(({ market }) => hasTrades(market))) {
      expect(summary.judged, market.name).toBe(10_000);
      expect(Math.abs(summary.significant / 10_000 - 0.05)).toBeLessThan(4 * errorOf(0.05));
    }
  });

  it('holds: mean and standard deviation of the end changes are those of the normal curve', () => {
    for (const { outcome, sums } of markets) {
      const changes = Array.from({ length: 10_000 }, (_, place) => outcome(place + 1)?.change ?? Number.NaN);
      const mean = changes.reduce((sum, change) => sum + change, 0) / 10_000;
      const deviation = Math.sqrt(changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / 10_000);
      expect(Math.abs(mean - sums.mean)).toBeLessThan((3 * sums.deviation) / 100);
      // The relative standard error of a standard deviation is 1 / sqrt(2n) = 0.7 %.
      expect(Math.abs(deviation / sums.deviation - 1)).toBeLessThan(0.021);
    }
  });

  it('expects in the bars what is left of 10,000 beyond them: next to nothing', () => {
    for (const { histogram } of markets) {
      const expected = histogram.reduce((sum, bar) => sum + bar.expected, 0);
      expect(expected).toBeGreaterThan(9_970);
      expect(expected).toBeLessThan(10_000.001);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { isDefaultMarket, type Market, marketOf } from './market';
import { resultsUntil } from './replay';
import type { Run } from './run';
import { shareOfGains } from './statistics/shareOfGains';

const HOUR_MS = 3_600_000;

const run = (market: Partial<Market>, seed = '7'): Run => ({
  route: 'dashboard',
  seed,
  scenario: 'fair',
  ...market,
});
const resultsOf = (played: Run, moment: number) =>
  Array.from(resultsUntil(played, moment), ({ profit }) => profit);
const anyMarket: fc.Arbitrary<Market> = fc.record({
  chance: fc.integer({ min: 1_00, max: 99_00 }),
  cost: fc.nat(10_00),
});

describe('the market of a run', () => {
  it('has one half and 0.35 unless the run says something else, and is there in the fair scenario alone', () => {
    expect(marketOf(run({}))).toEqual({ chance: 50_00, cost: 35 });
    expect(marketOf(run({ chance: 1_00, cost: 0 }))).toEqual({ chance: 1_00, cost: 0 });
    const own = { chance: 30_00, cost: 50 };
    expect(marketOf({ ...run(own), scenario: undefined })).toBeUndefined();
    expect(marketOf({ ...run(own), route: 'v' })).toBeUndefined();
    expect(
      [{}, { cost: 36 }, { chance: 50_01 }].map((market) =>
        isDefaultMarket({ chance: 50_00, cost: 35, ...market }),
      ),
    ).toEqual([true, false, false]);
  });

  it('changes nothing about a run that is not fair, nor about the script', () => {
    const own = { chance: 30_00, cost: 50 };
    for (const route of ['dashboard', 'v'] as const) {
      const { run: _, ...plain } = sessionAt({ route, seed: '7' }, 60_000);
      const { run: __, ...played } = sessionAt({ route, seed: '7', ...own }, 60_000);
      expect(played).toEqual(plain);
    }
  });

  it('plays the fair market, draw by draw, when its chance and cost are given', () => {
    expect(resultsOf(run({ chance: 50_00, cost: 35 }), HOUR_MS)).toEqual(resultsOf(run({}), HOUR_MS));
  });
});

describe('the coin of a market', () => {
  it.each([30_00, 50_00, 33_33, 99_00, 1_00])(
    'wins as often as it says: %d of 10,000, in 100,000 trades',
    (chance) => {
      const results = resultsOf(run({ chance, cost: 0 }, 'many'), 56 * HOUR_MS);
      const p = chance / 10_000;
      const won = results.filter((result) => result > 0).length;
      expect(results.length).toBeGreaterThan(100_000);
      // Four standard deviations; the seed is fixed, so this never wavers.
      expect(Math.abs(won / results.length - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / results.length));
    },
  );

  it('wins wherever a coin of a smaller chance has won, with the same seed', () => {
    const won = (chance: number) => resultsOf(run({ chance, cost: 0 }), HOUR_MS).map((result) => result > 0);
    const [often, seldom] = [won(80_00), won(20_00)];
    expect(seldom.filter((wins, at) => wins && !often[at])).toEqual([]);
  });
});

describe('the results of a market', () => {
  it('have the sizes of the specified run, added or taken off, less the cost', () => {
    fc.assert(
      fc.property(fc.string(), anyMarket, (seed, market) => {
        const sizes = resultsOf({ route: 'dashboard', seed }, 60_000);
        const results = resultsOf(run(market, seed), 60_000);
        expect(results.map((result) => Math.abs(result + market.cost))).toEqual(sizes);
      }),
    );
  });

  it('end above zero as often as is stated, every size counted', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        const wins = market.chance / 10_000;
        let gains = 0;
        for (let size = 2_00; size <= 12_00; size += 1) {
          if (size > market.cost) gains += wins / 1_001;
        }
        expect(shareOfGains(market)).toBeCloseTo(gains, 10);
      }),
    );
  });
});

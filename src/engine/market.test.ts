import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { isDefaultMarket, type Market, marketOf } from './market';
import { resultsUntil, tradesUntil } from './replay';
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
const anyMarket: fc.Arbitrary<Market> = fc.oneof(
  fc.constant({ chance: 50_00, cost: 35 }),
  fc.record({ chance: fc.integer({ min: 1_00, max: 99_00 }), cost: fc.nat(10_00) }),
);

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
    for (const [route, ignored] of [
      ['dashboard', own],
      ['v', { ...own, scenario: 'fair' }],
    ] as const) {
      const { run: _, ...plain } = sessionAt({ route, seed: '7' }, 60_000);
      const { run: __, ...played } = sessionAt({ route, seed: '7', ...ignored }, 60_000);
      expect(played).toEqual(plain);
      expect(played.account).not.toHaveProperty('won');
    }
  });

  it('plays the fair market, draw by draw, when its chance and cost are given', () => {
    expect(resultsOf(run({ chance: 50_00, cost: 35 }), HOUR_MS)).toEqual(resultsOf(run({}), HOUR_MS));
  });
});

describe('the coin of a market', () => {
  it('wins wherever a coin of a smaller chance has won, with the same seed', () => {
    const won = (chance: number) => resultsOf(run({ chance, cost: 0 }), HOUR_MS).map((result) => result > 0);
    const [often, seldom] = [won(80_00), won(20_00)];
    expect(seldom.filter((wins, at) => wins && !often[at])).toEqual([]);
  });
});

describe('the trades of a market', () => {
  it('are those of the specified run: same pace, instruments, sell values, keys and uuids', () => {
    fc.assert(
      fc.property(fc.string(), anyMarket, (seed, market) => {
        const strip = (played: Run) =>
          Array.from(tradesUntil(played, 60_000), ({ at, trade }) => ({ at, ...trade, profit: 0, buy: 0 }));
        expect(strip(run(market, seed))).toEqual(strip({ route: 'dashboard', seed }));
      }),
    );
  });

  it('have the sizes of the specified run, added or taken off, less the cost; buy = sell - profit to the cent', () => {
    fc.assert(
      fc.property(fc.string(), anyMarket, (seed, market) => {
        const sizes = resultsOf({ route: 'dashboard', seed }, 60_000);
        const trades = Array.from(tradesUntil(run(market, seed), 60_000), ({ trade }) => trade);
        expect(trades.map(({ profit }) => Math.abs(profit + market.cost))).toEqual(sizes);
        expect(trades.filter(({ buy, sell, profit }) => buy !== sell - profit || buy <= 0)).toEqual([]);
      }),
    );
  });

  it('are counted, and by their gains', () => {
    fc.assert(
      fc.property(fc.string(), anyMarket, (seed, market) => {
        const { closed, won } = sessionAt(run(market, seed), 120_000).account;
        const profits = resultsOf(run(market, seed), 120_000);
        expect([closed, won]).toEqual([profits.length, profits.filter((profit) => profit > 0).length]);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, sessionAt } from './advance';
import { FAIR_COST } from './limits';
import { resultsUntil, tradesUntil } from './replay';
import type { Run } from './run';

const HOUR_MS = 3_600_000;

const specified = (seed: string): Run => ({ route: 'dashboard', seed });
const fair = (seed: string): Run => ({ ...specified(seed), scenario: 'fair' });

describe('the fair scenario', () => {
  it('plays the trades of the specified run: same pace, instruments, sell values, keys and uuids', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const strip = (run: Run) =>
          Array.from(tradesUntil(run, 120_000), ({ at, trade }) => ({ at, ...trade, profit: 0, buy: 0 }));
        expect(strip(fair(seed))).toEqual(strip(specified(seed)));
      }),
    );
  });

  it('gives each result a sign of its own, same size, minus the cost; buy = sell - profit to the cent', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = Array.from(tradesUntil(specified(seed), 120_000), ({ trade }) => trade.profit);
        const trades = Array.from(tradesUntil(fair(seed), 120_000), ({ trade }) => trade);
        expect(trades.map(({ profit }) => Math.abs(profit + FAIR_COST))).toEqual(drawn);
        expect(trades.filter(({ buy, sell, profit }) => buy !== (sell ?? 0) - profit || buy <= 0)).toEqual(
          [],
        );
      }),
    );
  });

  it('wins about half of its trades and loses the cost on average: 100,000 trades', () => {
    let count = 0;
    let won = 0;
    let sum = 0;
    for (const { profit } of resultsUntil(fair('half'), 56 * HOUR_MS)) {
      count += 1;
      sum += profit;
      if (profit > 0) won += 1;
    }
    expect(count).toBeGreaterThan(100_000);
    // Three standard deviations: 0.5 / sqrt(n) for the rate, 757 cents / sqrt(n) for the mean.
    expect(Math.abs(won / count - 0.5)).toBeLessThan(1.5 / Math.sqrt(count));
    expect(Math.abs(sum / count + FAIR_COST)).toBeLessThan(2_272 / Math.sqrt(count));
  });

  it('counts gains, adds up to the cent and is the same however time is sliced, below zero too', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(30_000), { maxLength: 20 }), (seed, slices) => {
        const run = { ...fair(seed), amount: 0 };
        const sliced = slices.reduce(advance, sessionAt(run, 0));
        expect(sliced).toEqual(sessionAt(run, sliced.now));
        const profits = Array.from(tradesUntil(run, sliced.now), ({ trade }) => trade.profit);
        expect(sliced.account.total).toBe(profits.reduce((sum, profit) => sum + profit, 0));
        expect(sliced.account.won).toBe(profits.filter((profit) => profit > 0).length);
        expect(sliced.account.closed).toBe(profits.length);
      }),
    );
  });

  it('is not there unless the run says so, and never on /v', () => {
    expect(sessionAt(specified('7'), 60_000).account).not.toHaveProperty('won');
    const script = { route: 'v', seed: '7' } as const;
    const { run: _, ...played } = sessionAt({ ...script, scenario: 'fair' }, 60_000);
    const { run: __, ...asEver } = sessionAt(script, 60_000);
    expect(played).toEqual(asEver);
  });
});

describe('results alone', () => {
  it('are those of the trades, at the same moments, in either scenario', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(specified, fair),
        fc.nat(200_000),
        (seed, scenario, moment) => {
          const results = Array.from(resultsUntil(scenario(seed), moment), (result) => ({ ...result }));
          const trades = Array.from(tradesUntil(scenario(seed), moment), ({ at, trade }) => ({
            at,
            profit: trade.profit,
          }));
          expect(results).toEqual(trades);
        },
      ),
    );
  });

  it('include the one of the very moment', () => {
    expect([...resultsUntil(specified('7'), 2_218)]).toEqual([]);
    expect([...resultsUntil(specified('7'), 2_219)]).toEqual([{ at: 2_219, profit: 424 }]);
  });

  it('of the script are refused with what to do instead', () => {
    expect(() => [...resultsUntil({ route: 'v', seed: '7' }, 60_000)]).toThrow(
      /the dashboard with the same seed/,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tradesUntil } from '../events';
import { PACE, TRADE_PROFIT } from '../limits';
import { runOf } from '../makeRun';
import { uniformInRange } from '../random/draw';
import { openStreams } from '../random/streams';
import type { Run } from '../run';
import { testResults } from '../statistics/chiSquare';
import { resultDistribution, shareOfGains } from '../statistics/resultDistribution';
import { anyMarket, anySeed } from '../testing/anyRun';
import { canLose, createMarket, MARKET_NAMES, type Market, parametersOf, stepOf, valuesOf } from '.';
import { ResultBins } from './resultBins';

const HOUR_MS = 3_600_000;

const run = (market: Market, seed = '7'): Run => runOf({ seed, market });
const resultsOf = (played: Run, moment: number) =>
  Array.from(tradesUntil(played, moment), ({ trade }) => trade.profit);

/** Every market as usual, and at both ends of all its parameters. */
const EXAMPLES: readonly (readonly [title: string, Market])[] = MARKET_NAMES.flatMap((name) => {
  const values = (end: 'from' | 'to') =>
    Object.fromEntries(parametersOf(name).map(([key, { range }]) => [key, range[end]]));
  return [createMarket(name), createMarket(name, values('from')), createMarket(name, values('to'))];
}).map((market) => [JSON.stringify(market), market]);

describe.each(EXAMPLES)('the market %s', (_, market) => {
  it('has in a million trades the mean, variance, gains and distribution that are stated, within five standard errors', () => {
    const count = 1_000_000;
    const [sizes, outcomes] = [openStreams('a million')('trades'), openStreams('a million')('outcomes')];
    const step = stepOf(market);
    const stated = resultDistribution(market);
    const bins = new ResultBins(stated.bins);
    let [sum, won, squares, fourth] = [0, 0, 0, 0];
    for (let trade = 0; trade < count; trade += 1) {
      const result = step(outcomes, uniformInRange(sizes, TRADE_PROFIT));
      if (!bins.add(result)) throw new RangeError(`A result of ${result} cents is in no bin.`);
      sum += result;
      if (result > 0) won += 1;
      squares += (result - stated.mean) ** 2;
      fourth += (result - stated.mean) ** 4;
    }
    expect(Math.abs(sum / count - stated.mean)).toBeLessThan(5 * Math.sqrt(stated.variance / count));
    const variance = squares / count;
    const errorOfVariance = Math.sqrt((fourth / count - variance ** 2) / count);
    expect(Math.abs(variance - stated.variance)).toBeLessThan(5 * errorOfVariance);
    const gains = shareOfGains(market);
    const errorOfGains = Math.sqrt((gains * (1 - gains)) / count);
    expect(Math.abs(won / count - gains)).toBeLessThanOrEqual(5 * errorOfGains);
    // One market in a thousand would fall below. The seed is fixed, so this never wavers.
    expect(testResults(stated.bins, Array.from(bins.counts))?.p).toBeGreaterThan(0.001);
  });

  it('changes in ten days by less than 32 bits hold, which is how many runs are kept', () => {
    const trades = (10 * 24 * HOUR_MS) / ((PACE.from + PACE.to) / 2);
    const { mean, variance } = resultDistribution(market);
    expect(Math.abs(mean) * trades + 10 * Math.sqrt(variance * trades)).toBeLessThan(2 ** 31);
  });

  it('loses in four hours if it can, and never otherwise', () => {
    expect(resultsOf(run(market), 4 * HOUR_MS).some((result) => result < 0)).toBe(canLose(market));
  });
});

describe('a run of any market', () => {
  it('has the trades of the specified run but for what they bring: same pace, instruments, sell values, keys and uuids', () => {
    fc.assert(
      fc.property(anySeed, anyMarket, (seed, market) => {
        const strip = (played: Run) =>
          Array.from(tradesUntil(played, 60_000), ({ at, trade }) => ({ at, ...trade, profit: 0, buy: 0 }));
        expect(strip(run(market, seed))).toEqual(strip(runOf({ seed })));
      }),
    );
  });
});

describe('a market', () => {
  it('has its usual values where none is given, and none of another market', () => {
    expect(createMarket('fair')).toEqual({ name: 'fair', chance: 50_00, cost: 35 });
    expect(createMarket('fair', { chance: 1_00, factor: 3 })).toEqual({
      name: 'fair',
      chance: 1_00,
      cost: 35,
    });
    expect(createMarket('rigged', { cost: 5 })).toEqual({ name: 'rigged' });
    expect(valuesOf(createMarket('rare-loss', { factor: 3 })).map(({ isUsual }) => isUsual)).toEqual([
      true,
      false,
    ]);
  });

  it('of rare losses wins nine of ten trades and loses money, as usual', () => {
    const rare = createMarket('rare-loss');
    const { mean } = resultDistribution(rare);
    expect(mean).toBe(0.9 * 700 - 0.1 * 7_000);
    expect(shareOfGains(rare)).toBeCloseTo(0.9, 12);
  });
});

describe('the draws of a market', () => {
  /** Two runs of one seed, trade by trade. */
  const compared = (seed: string, ...markets: readonly [Market, Market]) => {
    const [one, other] = markets.map((market) => resultsOf(run(market, seed), HOUR_MS));
    return (one ?? []).map((result, at) => [result, other?.[at] ?? Number.NaN] as const);
  };
  const chances = fc.integer({ min: 1_00, max: 98_99 });
  const costs = fc.nat(10_00);

  it('are the same at every chance: a step of it changes only the trades whose number lies in between', () => {
    fc.assert(
      fc.property(anySeed, fc.oneof(fc.constantFrom(49_99, 50_00), chances), costs, (seed, chance, cost) => {
        const numbers = openStreams(seed)('outcomes');
        const steps = compared(
          seed,
          createMarket('fair', { chance, cost }),
          createMarket('fair', { chance: chance + 1, cost }),
        );
        for (const [before, after] of steps) {
          const number = uniformInRange(numbers, { from: 0, to: 99_99 });
          expect(after + cost).toBe(number === chance ? -(before + cost) : before + cost);
          expect(after + cost > 0).toBe(number <= chance);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are the same at every cost: it is taken off each result, and changes nothing else', () => {
    fc.assert(
      fc.property(anySeed, chances, costs, costs, (seed, chance, one, other) => {
        const [cheap, dear] = [one, other].map((cost) => createMarket('fair', { chance, cost }));
        if (cheap === undefined || dear === undefined) return;
        for (const [before, after] of compared(seed, cheap, dear)) expect(after - before).toBe(one - other);
      }),
      { numRuns: 30 },
    );
  });

  it('are the same at every factor, and in both markets: a loss is so many times the size', () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.integer({ min: 80_00, max: 99_00 }),
        fc.integer({ min: 2, max: 20 }),
        (seed, chance, factor) => {
          const rare = createMarket('rare-loss', { chance, factor });
          for (const [coin, result] of compared(seed, createMarket('fair', { chance, cost: 0 }), rare))
            expect(result).toBe(coin > 0 ? coin : factor * coin);
        },
      ),
      { numRuns: 30 },
    );
  });
});

import { cents, createMarket, finish, MARKET_NAMES, runOf } from '@simulation/engine';
import { playRuns, RUN_DURATIONS, RunsTable } from '@simulation/engine/runs';
import { resultDistribution, SumDistribution, tradeCountMoments } from '@simulation/engine/statistics';
import { playAll } from '@simulation/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atCost, computeStageRuns, costIn, keepUpShare, onStage, stageMarkets } from './stageRuns';

const anyCost = fc.integer({ min: 0, max: 10_00 });
const anyChance = fc.integer({ min: 1_00, max: 99_00 });
const scale = { width: 100, peak: 0.1 };

it.each([0, 5, 35, 60, 100])(
  'at a cost of %i cents as many runs gain as when they are played at it, and the median is the same',
  (cost) => {
    const run = runOf({ seed: '7', market: createMarket('fair', { cost: 0 }) });
    const experiment = { run, count: 1_000, duration: 600_000 } as const;
    const table = new RunsTable(experiment);
    table.add(finish(playRuns(experiment, table.markets, { first: 1, runs: 1_000 })));
    const { other, rigged, trades } = finish(computeStageRuns(table));
    const played = playAll({ ...experiment, run: runOf({ ...run, market: createMarket('fair', { cost }) }) });
    const { ahead, median } = onStage(other, trades, cents(cost), scale);
    expect({ ahead, median }).toEqual({
      ahead: played.markets[1].summary.ahead,
      median: played.markets[1].summary.median,
    });
    expect(onStage(rigged, trades, cents(0), scale).ahead).toBe(1_000);
  },
);

it('INV-33 with the share of gains that is stated a trade brings what a rigged one does, and with a tenth of a percent less it does not, at every cost', () => {
  fc.assert(
    fc.property(anyCost, (cost) => {
      const share = keepUpShare(createMarket('fair', { cost }));
      const mean = (wins: number) => (2 * wins - 1) * 700 - cost;
      expect(mean(share)).toBeGreaterThan(700 - 0.01);
      expect(mean(share - 0.001)).toBeLessThan(700);
      expect(share === 1).toBe(cost === 0);
    }),
  );
  expect(keepUpShare(createMarket('fair'))).toBe(1.025);
  for (const factor of [2, 10, 20]) expect(keepUpShare(createMarket('rare-loss', { factor }))).toBe(1);
});

it('INV-33 at the notch about half of the runs end with a gain, for every chance and time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_00, max: 60_00 }),
      fc.constantFrom(...RUN_DURATIONS),
      (chance, duration) => {
        const free = createMarket('fair', { chance, cost: 0 });
        const notch = resultDistribution(free).mean;
        const gains = (cost: number) =>
          1 -
          new SumDistribution(resultDistribution({ ...free, cost }), tradeCountMoments(duration)).shareUpTo(
            0,
          );
        // A cost is whole cents: half lies between that below and that above.
        expect(gains(Math.floor(notch))).toBeGreaterThan(0.48);
        expect(gains(Math.ceil(notch))).toBeLessThan(0.52);
      },
    ),
  );
});

it('the markets of a stage are that of the page as it is and the others as usual, and no cost changes one that has none', () => {
  fc.assert(
    fc.property(anyChance, anyCost, (chance, cost) => {
      const own = createMarket('fair', { chance, cost });
      const run = runOf({ seed: '7', market: own });
      const others = MARKET_NAMES.filter((name) => name !== 'rigged' && name !== own.name);
      expect(stageMarkets(run)).toEqual([own, ...others.map((name) => createMarket(name))]);
      expect(costIn(atCost(own, 7))).toBe(7);
      expect(atCost(createMarket('rare-loss'), 7)).toEqual(createMarket('rare-loss'));
    }),
  );
});

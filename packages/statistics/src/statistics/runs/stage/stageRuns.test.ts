import { createMarket, finish, runOf } from '@simulation/engine';
import { playRuns, RUN_DURATIONS, RunsTable } from '@simulation/engine/runs';
import { resultDistribution, SumDistribution, tradeCountMoments } from '@simulation/engine/statistics';
import { playAll } from '@simulation/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  atCost,
  BESIDE,
  computeStageRuns,
  costIn,
  marketBeside,
  maxCostOf,
  onStage,
  type StageMarket,
} from './stageRuns';
import { stageScale } from './stageScale';

const anyCost = fc.integer({ min: 0, max: 10_00 });
const anyChance = fc.integer({ min: 1_00, max: 99_00 });

it.each([0, 5, 35, 60, 100])(
  'at a cost of %i cents as many runs gain as when they are played at it, the median is the same, and bars are drawn as at any other',
  (cost) => {
    const free = createMarket('fair', { cost: 0 });
    const run = runOf({ seed: '7', market: free });
    const experiment = { run, count: 1_000, duration: 600_000 } as const;
    const table = new RunsTable(experiment);
    table.add(finish(playRuns(experiment, table.markets, { first: 1, runs: 1_000 })));
    const { other, rigged, trades } = finish(computeStageRuns(table));
    const played = playAll({ ...experiment, run: runOf({ ...run, market: createMarket('fair', { cost }) }) });
    const { sums } = stageScale(free, maxCostOf(free), experiment.duration);
    const { ahead, median, layer } = onStage(other, trades, cost, sums.other);
    expect({ ahead, median }).toEqual({
      ahead: played.markets[1].summary.ahead,
      median: played.markets[1].summary.median,
    });
    const { ends = [] } = layer;
    expect(ends.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
    const longest = ({ layer: { ends: bars = [] } }: StageMarket) =>
      Math.max(...bars.map(({ expected }) => expected));
    expect(longest({ ahead, median, layer })).toBe(longest(onStage(other, trades, 0, sums.other)));
    expect(onStage(rigged, trades, 0, sums.rigged).ahead).toBe(1_000);
  },
);

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
      const others = BESIDE.filter((name) => name !== own.name).map((name) => createMarket(name));
      expect(BESIDE.map((name) => marketBeside(run, name))).toEqual([own, ...others]);
      expect(costIn(atCost(own, 7))).toBe(7);
      expect(atCost(own, undefined)).toEqual(own);
      expect(atCost(createMarket('rare-loss'), 7)).toEqual(createMarket('rare-loss'));
    }),
  );
});

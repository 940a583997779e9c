import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runOf } from '../makeRun';
import { createMarket } from '../markets';
import { cents } from '../money';
import { finish } from '../recording';
import { anySeed } from '../testing/anyRun';
import { runSeed } from './experiment';
import { endsOf, lessCost } from './lessCost';
import { playRuns } from './playRuns';
import { outcomeAt } from './runsBatch';

const TEN_MINUTES = 600_000;

it('runs at another cost are those that a fair market of that cost plays, at every moment, whatever seed, chance and cost', () => {
  const anyChance = fc.oneof(fc.constant(50_00), fc.integer({ min: 1_00, max: 99_00 }));
  fc.assert(
    fc.property(anySeed, anyChance, fc.integer({ min: 0, max: 10_00 }), (seed, chance, cost) => {
      const markets = [createMarket('fair', { chance, cost: 0 }), createMarket('fair', { chance, cost })];
      const series = { run: runOf({ seed }), duration: TEN_MINUTES };
      const batch = finish(playRuns(series, markets, { first: 1, runs: 5 }));
      const [free, costly] = batch.markets.map(({ changes }) => changes);
      const computed = lessCost(free ?? new Int32Array(), batch.tradesAt, cents(cost));
      expect(computed).toEqual(costly);
      const ends = [0, 1, 2, 3, 4].map((place) => outcomeAt(batch, 1, place).change);
      expect([...endsOf(computed)]).toEqual(ends.sort((one, other) => one - other));
    }),
    { numRuns: 40 },
  );
});

it('run 0 is that of the seed itself', () => {
  expect([runSeed(' 7 ', 0), runSeed('7', 1)]).toEqual(['7', '7~1']);
});

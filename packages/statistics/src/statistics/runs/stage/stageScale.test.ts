import { createMarket, type Market, runOf } from '@simulation/engine';
import { RUN_DURATIONS } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCostOf } from './stageRuns';
import { placeNames, stageScale } from './stageScale';

const anyFree = fc.oneof(
  fc.integer({ min: 1_00, max: 99_00 }).map((chance): Market => createMarket('fair', { chance, cost: 0 })),
  fc
    .record({ chance: fc.integer({ min: 80_00, max: 99_00 }), factor: fc.integer({ min: 2, max: 20 }) })
    .map((given): Market => createMarket('rare-loss', given)),
);

describe('the scale of a stage', () => {
  it('has zero in both views, the closer one within the other, for every market, cost and time', () => {
    fc.assert(
      fc.property(
        anyFree,
        fc.constantFrom(1_00, 10_00),
        fc.constantFrom(...RUN_DURATIONS),
        (market, to, duration) => {
          const { views } = stageScale(market, to, duration);
          expect(views.near.lowest).toBeLessThanOrEqual(0);
          expect(views.near.highest).toBeGreaterThanOrEqual(0);
          expect(views.both.lowest).toBe(views.near.lowest);
          expect(views.both.highest).toBeGreaterThanOrEqual(views.near.highest);
        },
      ),
    );
  });

  it.each(RUN_DURATIONS.slice(0, 2))(
    'holds the middle nine of ten runs of %i ms at both ends of the costs, and all rigged ones',
    (duration) => {
      const free = createMarket('fair', { cost: 0 });
      const { views } = stageScale(free, maxCostOf(free), duration);
      for (const cost of [0, 100]) {
        const run = runOf({ seed: '7', market: { ...free, cost } });
        const [rigged, fair] = playAll({ run, count: 1_000, duration }).markets;
        const [low, high] = [fair.fan.at(-1)?.p5 ?? 0, fair.fan.at(-1)?.p95 ?? 0];
        expect(low).toBeGreaterThan(views.near.lowest);
        expect(high).toBeLessThan(views.near.highest);
        expect(rigged.fan.at(-1)?.highest).toBeLessThan(views.both.highest);
      }
    },
  );
});

it('names stand in the order of their values, none over another or out of the plot', () => {
  const view = { lowest: -2_000, highest: 1_000 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e5, max: 1e5 }), { maxLength: 3 }), (cents) => {
      const places = placeNames(cents, view);
      const sorted = places
        .map((at, index) => ({ at, value: cents[index] ?? 0 }))
        .sort((one, other) => one.at - other.at);
      sorted.forEach(({ at, value }, index) => {
        expect(at).toBeGreaterThan(0.09);
        expect(at).toBeLessThan(0.91);
        const below = sorted[index - 1];
        if (below === undefined) return;
        expect(at - below.at).toBeGreaterThan(0.279);
        expect(value).toBeGreaterThanOrEqual(below.value);
      });
    }),
  );
});

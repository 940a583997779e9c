import { createMarket, type Market, runOf } from '@simulation/engine';
import { RUN_DURATIONS } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costsFor } from './stageRuns';
import { barsOf, placeNames, stageScale, valueTicks } from './stageScale';

const anyFree = fc.oneof(
  fc.integer({ min: 1_00, max: 99_00 }).map((chance): Market => createMarket('fair', { chance, cost: 0 })),
  fc
    .record({ chance: fc.integer({ min: 80_00, max: 99_00 }), factor: fc.integer({ min: 2, max: 20 }) })
    .map((given): Market => createMarket('rare-loss', given)),
);

describe('the scale of a stage', () => {
  it('has zero in both views, the closer one within the other, and bars that fill their room, for every market, cost and time', () => {
    fc.assert(
      fc.property(
        anyFree,
        fc.constantFrom(1_00, 10_00),
        fc.constantFrom(...RUN_DURATIONS),
        (market, to, duration) => {
          const { views, bars } = stageScale(market, { from: 0, to }, duration);
          expect(views.near.lowest).toBeLessThanOrEqual(0);
          expect(views.near.highest).toBeGreaterThanOrEqual(0);
          expect(views.both.lowest).toBe(views.near.lowest);
          expect(views.both.highest).toBeGreaterThanOrEqual(views.near.highest);
          for (const { width, peak } of Object.values(bars)) {
            expect(Number.isInteger(width)).toBe(true);
            expect(peak).toBeGreaterThan(0);
            expect(peak).toBeLessThan(0.5);
          }
        },
      ),
    );
  });

  it.each(RUN_DURATIONS.slice(0, 2))(
    'holds the middle nine of ten runs of %i ms at both ends of the costs, and all rigged ones',
    (duration) => {
      const free = createMarket('fair', { cost: 0 });
      const { views } = stageScale(free, costsFor(free), duration);
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

it('each end is in one bar; a run that ends as it began is not among those that gain', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }),
      fc.constantFrom(1, 20, 5_000),
      (ends, width) => {
        const bars = barsOf(Int32Array.from(ends), { width, peak: 0.1 });
        expect([...bars.values()].reduce((sum, count) => sum + count, 0)).toBe(ends.length);
        const gains = [...bars].filter(([from]) => from >= 0).reduce((sum, [, count]) => sum + count, 0);
        expect(gains).toBe(ends.filter((end) => end > 0).length);
      },
    ),
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

describe('the values written at a scale', () => {
  it('are whole units, evenly spaced, within the scale, zero among them, and neither too few nor too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 0 }), fc.integer({ min: 1, max: 1e9 }), (lowest, highest) => {
        const ticks = valueTicks({ lowest, highest });
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(7);
        if (highest - lowest >= 1_000) expect(ticks.length).toBeGreaterThanOrEqual(2);
        for (const [index, tick] of ticks.entries()) {
          expect(Math.abs(tick % 100)).toBe(0);
          expect(tick).toBeGreaterThanOrEqual(lowest);
          expect(tick).toBeLessThanOrEqual(highest);
          if (index > 1) expect(tick - (ticks[index - 1] ?? 0)).toBe((ticks[1] ?? 0) - (ticks[0] ?? 0));
        }
      }),
    );
  });

  it('are round', () => {
    expect(valueTicks({ lowest: -158_650, highest: 39_359 })).toEqual([-150_000, -100_000, -50_000, 0]);
  });
});

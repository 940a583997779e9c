import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scalePositions } from './rangeGeometry';

describe('a value and its expected range', () => {
  it('are on one scale, in order, also for 10^14 cents, negative values and values far outside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: -1e14, max: 1e14 }),
        (expected, reach, actual) => {
          const band = { from: expected - reach, to: expected + reach, expected, actual };
          const placed = scalePositions(band);
          for (const percent of Object.values(placed)) {
            expect(percent).toBeGreaterThanOrEqual(0);
            expect(percent).toBeLessThanOrEqual(100);
          }
          expect(placed.from).toBeLessThanOrEqual(placed.expected);
          expect(placed.expected).toBeLessThanOrEqual(placed.to);
          expect(placed.actual < placed.from).toBe(actual < band.from && placed.actual !== placed.from);
          expect(placed.actual > placed.to).toBe(actual > band.to && placed.actual !== placed.to);
        },
      ),
    );
  });

  it('are in the middle when nothing was counted', () => {
    expect(scalePositions({ from: 5, to: 5, expected: 5, actual: 5 })).toEqual({
      from: 50,
      to: 50,
      expected: 50,
      actual: 50,
    });
  });
});

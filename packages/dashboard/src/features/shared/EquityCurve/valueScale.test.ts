import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridValues, valueTicks } from './valueScale';

describe('the values written at a scale', () => {
  it('are whole units, evenly spaced, within the scale, zero among them, and neither too few nor too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 0 }), fc.integer({ min: 1, max: 1e9 }), (lowest, highest) => {
        const ticks = valueTicks({ lowest, highest }, 5);
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
    expect(valueTicks({ lowest: -158_650, highest: 39_359 }, 5)).toEqual([-150_000, -100_000, -50_000, 0]);
  });
});

describe('the grid lines of a curve', () => {
  it('are two or three round values within the scale, a quarter of its height apart or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.integer({ min: 200, max: 1e10 }),
        (lowest, height) => {
          const values = gridValues({ lowest, highest: lowest + height });
          const [first = Number.NaN, second = Number.NaN] = values;
          expect([2, 3]).toContain(values.length);
          expect(second - first).toBeGreaterThanOrEqual(height / 4);
          expect(first).toBeGreaterThanOrEqual(lowest);
          expect(values.at(-1)).toBeLessThanOrEqual(lowest + height);
          expect(String(second - first)).toMatch(/^[1245]0+$/);
        },
      ),
    );
  });

  it('are fewer where the scale has no two whole units', () => {
    const scale = (lowest: number, highest: number) => gridValues({ lowest, highest });
    expect(scale(99_965, 100_000)).toEqual([100_000]);
    expect(scale(10, 90)).toEqual([]);
    expect(scale(5, 5)).toEqual([]);
  });
});

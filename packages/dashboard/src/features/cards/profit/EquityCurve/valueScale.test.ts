import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridValues } from './valueScale';

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

  it('are more where more are asked for', () => {
    expect(gridValues({ lowest: -158_650, highest: 39_359 }, 3)).toEqual([-150_000, -100_000, -50_000, 0]);
    expect(gridValues({ lowest: -290_000, highest: 1_300_000 }, 3)).toEqual([0, 500_000, 1_000_000]);
  });

  it('are fewer where the scale has no two whole units', () => {
    const scale = (lowest: number, highest: number) => gridValues({ lowest, highest });
    expect(scale(99_965, 100_000)).toEqual([100_000]);
    expect(scale(10, 90)).toEqual([]);
    expect(scale(5, 5)).toEqual([]);
  });
});

import { cents } from '@simulation/engine';
import type { FanPoint } from '@simulation/engine/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOX } from '../../shared/EquityCurve/curveGeometry';
import { heightOf } from '../../shared/EquityCurve/valueScale';
import { BANDS, bandPath, fanBounds, hatchPath, quantilePath } from './fanGeometry';

const NONE = cents(0);

/** Changes of a day at the highest cost and chance are within 10^8 cents. */
const anyFan: fc.Arbitrary<FanPoint[]> = fc
  .array(fc.array(fc.integer({ min: -1e8, max: 1e8 }).map(cents), { minLength: 7, maxLength: 7 }), {
    minLength: 1,
    maxLength: 61,
  })
  .map((rows) =>
    rows.map((values, index) => {
      const [lowest = NONE, p5 = NONE, p25 = NONE, median = NONE, p75 = NONE, p95 = NONE, highest = NONE] =
        values.sort((one, other) => one - other);
      return { at: index * 60_000, lowest, p5, p25, median, p75, p95, highest };
    }),
  );

describe('a fan of any quantiles', () => {
  it('is drawn from its first point to its last: a quantile as a line, a band as an area, its hatching as a line at each point', () => {
    const point = (at: number, scale: number) => ({
      at,
      lowest: cents(-4 * scale),
      p5: cents(-3 * scale),
      p25: cents(-2 * scale),
      median: NONE,
      p75: cents(2 * scale),
      p95: cents(3 * scale),
      highest: cents(4 * scale),
    });
    const points = [point(0, 0), point(1_000, 100)];
    const bounds = fanBounds(points);
    const y = (value: number) => BOX.height * (1 - heightOf(value, bounds));
    expect(quantilePath(points, 'median', bounds)).toBe(`M0 ${y(0)}L${BOX.width} ${y(0)}`);
    expect(bandPath(points, 'extremes', bounds)).toBe(
      `M0 ${y(0)}L${BOX.width} ${y(400)}L${BOX.width} ${y(-400)}L0 ${y(0)}Z`,
    );
    expect(hatchPath(points, 'half', bounds)).toBe(`M0 ${y(0)}V${y(0)}M${BOX.width} ${y(-200)}V${y(200)}`);
  });

  it('has each band within the one around it, on both sides of the median', () => {
    fc.assert(
      fc.property(anyFan, (points) => {
        const bounds = fanBounds(points);
        const edges = [BANDS.extremes, BANDS.most, BANDS.half];
        const lows = edges.map(([low]) => low);
        const highs = edges.toReversed().map(([, high]) => high);
        for (const point of points) {
          const quantiles = [...lows, 'median', ...highs] as const;
          const heights = quantiles.map((quantile) => heightOf(point[quantile], bounds));
          expect(heights).toEqual(heights.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it('has zero on its scale, and every value of the other market and of the run that is drawn in', () => {
    fc.assert(
      fc.property(anyFan, anyFan, fc.integer({ min: -1e8, max: 1e8 }).map(cents), (one, other, total) => {
        const bounds = fanBounds([...one, ...other], [{ at: 5, total }]);
        const values = [0, total, ...[...one, ...other].flatMap(({ lowest, highest }) => [lowest, highest])];
        expect([bounds.lowest, bounds.highest]).toEqual([Math.min(...values), Math.max(...values)]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestIndex } from '../../../../ui/ChartCursor/nearestIndex';
import {
  areaPath,
  BOX,
  boundsOf,
  type CurvePoint,
  coordinatesOf,
  evenly,
  growingBounds,
  sidePath,
} from './curveGeometry';

/** By time, as a run gives them; totals as large as a link can ask for, and negative ones. */
const anyPoints: fc.Arbitrary<CurvePoint[]> = fc
  .array(fc.record({ at: fc.nat(2_592_000_000), total: fc.integer({ min: -1e14, max: 1e14 }) }), {
    maxLength: 60,
  })
  .map((points) => points.sort((one, other) => one.at - other.at));
const somePoints = anyPoints.filter((points) => points.length > 0);

const numbersOf = (path: string) => (path.match(/-?[\d.]+|NaN|Infinity|e/g) ?? []).map(Number);

describe('a curve of any points', () => {
  it('stays in its view box, in whole numbers, and never goes back in time', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const bounds = boundsOf(points);
        const places = points.map((point) => coordinatesOf(point, bounds));
        for (const { x, y } of places) {
          expect(Number.isInteger(x) && x >= 0 && x <= BOX.width).toBe(true);
          expect(Number.isInteger(y) && y >= 0 && y <= BOX.height).toBe(true);
        }
        expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((a, b) => a - b));
        for (const side of ['ahead', 'behind'] as const)
          expect(numbersOf(areaPath(points, bounds, side)).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('reaches the top and the bottom where the total was highest and lowest', () => {
    fc.assert(
      fc.property(
        somePoints.filter((points) => new Set(points.map(({ total }) => total)).size > 1),
        (points) => {
          const bounds = boundsOf(points);
          const heights = points.map((point) => coordinatesOf(point, bounds).y);
          expect(Math.min(...heights)).toBe(0);
          expect(Math.max(...heights)).toBe(BOX.height);
        },
      ),
    );
  });

  it('is read at the point nearest to a time', () => {
    fc.assert(
      fc.property(somePoints, fc.nat(2_592_000_000), (points, moment) => {
        const distances = points.map(({ at }) => Math.abs(at - moment));
        expect(distances[nearestIndex(points, moment)]).toBe(Math.min(...distances));
      }),
    );
  });

  it('has a table of at most twelve rows with its first and last point', () => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const rows = evenly(points, 12);
        expect(rows.length).toBe(Math.min(12, points.length));
        expect([rows[0], rows.at(-1)]).toEqual([points[0], points.at(-1)]);
      }),
    );
  });
});

describe('the steps of a curve', () => {
  const start = { at: 0, total: 100 };

  it.each([
    [
      'are level between trades and vertical at a trade',
      [start, { at: 25, total: 150 }, { at: 75, total: 200 }],
      'M0 1000V1000H750V500H2250V0H3000',
    ],
    ['of one point are the base line', [start], 'M0 1000V1000H3000'],
    [
      'with a constant total are the base line',
      [start, { at: 50, total: 100 }],
      'M0 1000V1000H1500V1000H3000',
    ],
  ])('%s, and end at the present', (_, points, path) => {
    expect(sidePath(points, { ...boundsOf(points), until: 100 }, 'ahead')).toBe(path);
  });
});

describe('the two sides of a curve', () => {
  const points = [1_000, 1_500, 500, 0, 1_500].map((total, index) => ({ at: index * 20, total }));
  const bounds = { ...boundsOf(points), until: 100 };

  it('meet at the height of the start, and each is drawn on its own side alone', () => {
    expect(sidePath(points, bounds, 'ahead')).toBe('M0 333V333H600V0H1200V333M2400 333V0H3000');
    expect(sidePath(points, bounds, 'behind')).toBe('M1200 333V667H1800V1000H2400V333');
  });

  it('have areas that end at the height of the start', () => {
    expect(areaPath(points, bounds, 'ahead')).toMatch(/H3000V333$/);
    expect(areaPath(points, bounds, 'behind')).toBe(sidePath(points, bounds, 'behind'));
  });

  it('are one line and nothing where the total never falls below the start', () => {
    const rising = points.map(({ at }) => ({ at, total: 100 + at }));
    expect(sidePath(rising, boundsOf(rising), 'ahead')).toBe(
      'M0 1000V1000H750V750H1500V500H2250V250H3000V0H3000',
    );
    expect(sidePath(rising, boundsOf(rising), 'behind')).toBe('');
  });
});

describe('a curve of many points', () => {
  it('of 200,000 points, more than a function takes arguments, has bounds, and shows steps of a cent beside 10^14', () => {
    const points = Array.from({ length: 200_000 }, (_, at) => ({ at, total: 1e14 + (at % 2) }));
    const bounds = boundsOf(points);
    expect(bounds).toEqual({ until: 199_999, lowest: 1e14, highest: 1e14 + 1 });
    expect([
      coordinatesOf({ at: 0, total: 1e14 }, bounds).y,
      coordinatesOf({ at: 1, total: 1e14 + 1 }, bounds).y,
    ]).toEqual([BOX.height, 0]);
  });

  it('on the bounds of another curve uses its scale', () => {
    const bounds = boundsOf([
      { at: 0, total: -500 },
      { at: 10, total: 500 },
    ]);
    expect(sidePath([{ at: 0, total: 0 }], bounds, 'ahead')).toBe('M0 500V500H3000');
  });
});

describe('a curve that grows', () => {
  const stage = { until: 20_000, height: 6_000 };
  const rising = Array.from({ length: 30 }, (_, index) => ({ at: 2_000 * index, total: 500 * index }));

  it('ends at the present on an axis that stands still until the line outgrows it', () => {
    const young = rising.slice(0, 5);
    const bounds = growingBounds(young, 8_000, stage);
    expect(bounds).toEqual({ until: 20_000, lowest: 0, highest: 6_000, now: 8_000 });
    expect(sidePath(young, bounds, 'ahead')).toMatch(/H1200$/);
    expect(areaPath(young, bounds, 'ahead')).toMatch(/H1200V1000$/);
    expect(growingBounds(rising.slice(0, 1), 0, stage)).toMatchObject({ until: 20_000, highest: 6_000 });
  });

  it('fills its axis afterwards', () => {
    expect(growingBounds(rising, 58_000, stage)).toEqual({ ...boundsOf(rising), now: 58_000 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKET_COUNT, EquityBuckets, type EquityPoint } from './equityBuckets';

const kept = (points: readonly EquityPoint[]) => {
  const buckets = new EquityBuckets();
  for (const point of points) buckets.add(point);
  return buckets.points();
};

/** A start, then steps up and down at growing moments. */
const anyWalk: fc.Arbitrary<EquityPoint[]> = fc
  .tuple(
    fc.integer({ min: -1e14, max: 1e14 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: -1_200, max: 1_200 })), {
      maxLength: 3_000,
      size: 'max',
    }),
  )
  .map(([start, steps]) => {
    const walk = [{ at: 0, total: start }];
    let last = { at: 0, total: start };
    for (const [later, profit] of steps) {
      last = { at: last.at + later, total: last.total + profit };
      walk.push(last);
    }
    return walk;
  });

const totals = (points: readonly EquityPoint[]) => points.map(({ total }) => total);

describe('a total in buckets', () => {
  it('keeps start, end, highest and lowest, only points that were there, each later than the one before', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const points = kept(walk);
        const all = new Map(walk.map(({ at, total }) => [at, total]));
        expect(points[0]).toEqual(walk[0]);
        expect(points.at(-1)).toEqual(walk.at(-1));
        expect(Math.max(...totals(points))).toBe(Math.max(...totals(walk)));
        expect(Math.min(...totals(points))).toBe(Math.min(...totals(walk)));
        for (const [index, { at, total }] of points.entries()) {
          expect(all.get(at)).toBe(total);
          if (index > 0) expect(at).toBeGreaterThan(points[index - 1]?.at ?? 0);
        }
        expect(points.length).toBeLessThanOrEqual(4 * BUCKET_COUNT);
      }),
      { numRuns: 40, endOnFailure: true }, // thousands of points take minutes to shrink
    );
  });

  it('keeps every point of a short run', () => {
    const walk = Array.from({ length: 300 }, (_, index) => ({ at: index * 1_500, total: index * 700 }));
    expect(kept(walk)).toEqual(walk);
  });

  it('loses no peak of a million points: one up, one down, wherever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_998 }), fc.integer({ min: 1, max: 999_998 }), (up, down) => {
        fc.pre(up !== down);
        const buckets = new EquityBuckets();
        for (let index = 0; index < 1_000_000; index += 1)
          buckets.add({ at: index * 2_000, total: index === up ? 1e14 : index === down ? -1e14 : index });
        const points = buckets.points();
        expect(points).toContainEqual({ at: up * 2_000, total: 1e14 });
        expect(points).toContainEqual({ at: down * 2_000, total: -1e14 });
        expect(points.length).toBeLessThanOrEqual(4 * BUCKET_COUNT);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('holds a first point that comes late, and totals that never change', () => {
    expect(kept([{ at: 3_000_000_000, total: 5 }])).toEqual([{ at: 3_000_000_000, total: 5 }]);
    const flat = kept(Array.from({ length: 5_000 }, (_, index) => ({ at: index * 1_000, total: 5 })));
    expect(new Set(totals(flat))).toEqual(new Set([5]));
    expect(kept([])).toEqual([]);
  });
});

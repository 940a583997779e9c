import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKET_COUNT, EquityBuckets, type EquityPoint, WIDEST_MS } from './equityBuckets';
import { cents } from './money';

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
    const walk = [{ at: 0, total: cents(start) }];
    let last = { at: 0, total: cents(start) };
    for (const [later, profit] of steps) {
      last = { at: last.at + later, total: cents(last.total + profit) };
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
        expect(points.filter(({ at, total }) => all.get(at) !== total)).toEqual([]);
        expect(points.filter(({ at }, index) => at <= (points[index - 1]?.at ?? -1))).toEqual([]);
        expect(points.length).toBeLessThanOrEqual(4 * BUCKET_COUNT);
      }),
      { numRuns: 40, endOnFailure: true }, // thousands of points take minutes to shrink
    );
  });

  it('keeps every point of a short run', () => {
    const walk = Array.from({ length: 300 }, (_, index) => ({
      at: index * 1_500,
      total: cents(index * 700),
    }));
    expect(kept(walk)).toEqual(walk);
  });

  it('doubles the width of its buckets for the first moment beyond the last of them', () => {
    const rising = [0, 500, 1_000, 1_500, 1_000 * BUCKET_COUNT - 1].map((at) => ({ at, total: cents(at) }));
    expect(kept(rising)).toEqual(rising);
    const [first, , , fourth] = rising;
    const beyond = { at: 1_000 * BUCKET_COUNT, total: cents(1_000 * BUCKET_COUNT) };
    expect(kept([...rising.slice(0, 4), beyond])).toEqual([first, fourth, beyond]);
  });

  it('has buckets of 4.6 hours at most', () => {
    const late = [0, 1, 2].map((place) => (2 * BUCKET_COUNT + place) * WIDEST_MS);
    const rising = [0, ...late].map((at) => ({ at, total: cents(at) }));
    expect(kept(rising)).toEqual(rising);
  });

  it.each(['low', 'high'])(
    'keeps the earlier of two equally %s points, also when buckets are merged',
    (which) => {
      const walk = [0, 1, 1, 0].map((away, place) => ({
        at: 300 * place,
        total: cents(which === 'low' ? -away : away),
      }));
      const [start, peak, , end] = walk;
      expect(kept(walk)).toEqual([start, peak, end]);
      const again = walk.map(({ at, total }) => ({ at: at + 1_000, total }));
      const beyond = { at: 1_000 * BUCKET_COUNT, total: cents(0) };
      expect(kept([...walk, ...again, beyond])).toEqual([start, peak, again[3], beyond]);
    },
  );

  it('holds a first point that comes late, and totals that never change', () => {
    expect(kept([{ at: 3_000_000_000, total: cents(5) }])).toEqual([{ at: 3_000_000_000, total: 5 }]);
    const flat = kept(Array.from({ length: 5_000 }, (_, index) => ({ at: index * 1_000, total: cents(5) })));
    expect(new Set(totals(flat))).toEqual(new Set([5]));
    expect(kept([])).toEqual([]);
  });
});

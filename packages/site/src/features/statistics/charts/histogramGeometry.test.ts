import { cents } from '@simulation/engine';
import type { HistogramBar } from '@simulation/engine/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTicks, HISTOGRAM, histogramPaths, type NormalCurve, positionOf } from './histogramGeometry';

const anyBars = fc
  .array(
    fc.record({
      width: fc.integer({ min: 20, max: 200 }),
      gap: fc.constantFrom(1, 1, 400),
      count: fc.nat(1_000_000),
      expected: fc.double({ min: 0, max: 1e6, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((drawn) => {
    let from = -1_235;
    return drawn.map(({ width, gap, count, expected }): HistogramBar => {
      const bar = { from: cents(from), to: cents(from + width), count, expected };
      from += width + gap;
      return bar;
    });
  });

const numbersOf = (path: string, letters: string) =>
  [...path.matchAll(new RegExp(`[${letters}](-?[\\d.]+)`, 'g'))].map(([, value]) => Number(value));

/** Those of these numbers that are not from 0 to `most`. */
const outside = (numbers: readonly number[] = [], most: number) =>
  numbers.filter((number) => !(number >= 0 && number <= most));

describe('a histogram', () => {
  it('stays within its view box and contains no NaN, for any counts', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const { outlines, expectation } = histogramPaths(bars);
        const all = outlines + expectation;
        expect(all).not.toMatch(/NaN|Infinity|e/);
        expect(outside(numbersOf(all, 'MH'), HISTOGRAM.width + 4)).toEqual([]);
        expect(outside(numbersOf(all, 'V'), HISTOGRAM.height)).toEqual([]);
      }),
    );
  });

  it('draws one bar per count, from left to right, as high as its count', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const { outlines } = histogramPaths(bars);
        const drawn = [...outlines.matchAll(/M([\d.]+) 160V([\d.]+)H([\d.]+)V160/g)].map((match) =>
          match.slice(1).map(Number),
        );
        const counted = bars.filter(({ count }) => count > 0);
        expect(drawn).toHaveLength(counted.length);
        const most = Math.max(1e-9, ...bars.map(({ count, expected }) => Math.max(count, expected)));
        for (const [at, [left = 0, top = 0, right = 0]] of drawn.entries()) {
          expect(right).toBeGreaterThan(left - 8);
          expect(left).toBeGreaterThan(drawn[at - 1]?.[2] ?? 0);
          const height = (HISTOGRAM.height - top) / (HISTOGRAM.height * 0.94);
          expect(Math.abs(height - (counted[at]?.count ?? 0) / most)).toBeLessThan(0.002);
        }
      }),
    );
  });

  it('is flat without counts', () => {
    expect(histogramPaths([{ from: cents(0), to: cents(9), count: 0, expected: 0 }])).toEqual({
      outlines: '',
      expectation: 'M0 160H1000',
      steps: 'M0 160H1000',
    });
  });

  it('keeps a gap between values, also in the line of expected counts', () => {
    const { expectation } = histogramPaths([
      { from: cents(-10), to: cents(-6), count: 1, expected: 1 },
      { from: cents(-5), to: cents(-1), count: 1, expected: 2 },
      { from: cents(6), to: cents(10), count: 1, expected: 1 },
    ]);
    expect(expectation.match(/M/g)).toHaveLength(2);
  });
});

describe('a normal curve over a histogram', () => {
  const bars = Array.from({ length: 8 }, (_, bin) => ({
    from: cents(100 * bin),
    to: cents(100 * bin + 99),
    count: [0, 20, 140, 340, 340, 140, 20, 0][bin] ?? 0,
    expected: [1, 21, 136, 341, 341, 136, 21, 1][bin] ?? 0,
  }));
  const pointsOf = (normal: NormalCurve) =>
    [...histogramPaths(bars, normal).expectation.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((match) =>
      match.slice(1).map(Number),
    );

  it('has its peak at the mean, is even on both sides, and is as high there as the bars should be', () => {
    const normal = { mean: 399.5, deviation: 100 };
    const points = pointsOf(normal);
    const peak = points.toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0))[0] ?? [];
    expect(peak[0]).toBeCloseTo(HISTOGRAM.width / 2, 0);
    expect(points.at(10)?.[1]).toBeCloseTo(points.at(-11)?.[1] ?? 0, 1);
    // 1,000 runs in bars as wide as the deviation, times 0.3989; the highest of all, at 94 % of the height.
    const highestBar = Math.min(...numbersOf(histogramPaths(bars, normal).outlines, 'V'));
    const partOf = (y = Number.NaN) => (1 - y / HISTOGRAM.height) / 0.94;
    expect(partOf(peak[1])).toBeCloseTo(1, 2);
    expect(partOf(highestBar)).toBeCloseTo(340 / 398.9, 2);
  });

  it('stays within the view box, for any curve', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 0.1, max: 1e6, noNaN: true }),
        (mean, deviation) => {
          const points = pointsOf({ mean, deviation });
          const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? -1));
          expect(outside(xs, HISTOGRAM.width)).toEqual([]);
          expect(outside(ys, HISTOGRAM.height)).toEqual([]);
        },
      ),
    );
  });

  it('has a place for each value', () => {
    expect([-799, 0, 399.5, 799].map((value) => positionOf(value, bars))).toEqual([-1, 0, 0.5, 1]);
  });
});

it('the vertical axis begins at zero and has two to five round counts, none above the drawing', () => {
  fc.assert(
    fc.property(anyBars, (bars) => {
      const ticks = countTicks(bars);
      expect(ticks[0]).toEqual({ count: 0, height: 0 });
      const most = Math.max(...bars.map(({ count, expected }) => Math.max(count, expected)));
      if (most >= 4) expect([2, 3, 4, 5]).toContain(ticks.length);
      expect(
        outside(
          ticks.map(({ height }) => height),
          1,
        ),
      ).toEqual([]);
      for (const { count } of ticks) expect(String(count)).toMatch(/^\d{1,2}0*$/);
    }),
  );
});

import type { HistogramBar } from '@simulation/engine/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTicks, HISTOGRAM, histogramPaths } from './histogramGeometry';

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
      const bar = { from, to: from + width, count, expected };
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
        const { outlines, expected } = histogramPaths(bars);
        const all = outlines + expected;
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
    expect(histogramPaths([{ from: 0, to: 9, count: 0, expected: 0 }])).toEqual({
      outlines: '',
      expected: 'M0 160H1000',
    });
  });

  it('keeps a gap between values, also in the line of expected counts', () => {
    const { expected } = histogramPaths([
      { from: -10, to: -6, count: 1, expected: 1 },
      { from: -5, to: -1, count: 1, expected: 2 },
      { from: 6, to: 10, count: 1, expected: 1 },
    ]);
    expect(expected.match(/M/g)).toHaveLength(2);
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

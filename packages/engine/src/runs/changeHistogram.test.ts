import { describe, expect, it } from 'vitest';
import { upperGamma } from '../statistics/gamma';
import { changeHistogram } from './changeHistogram';

/** A normal distribution of whole cents. */
const normalSums = (mean: number, deviation: number) => ({
  mean,
  deviation,
  shareUpTo(cents: number) {
    const z = (cents + 0.5 - mean) / deviation;
    const tail = upperGamma(1 / 2, z ** 2 / 2) / 2;
    return z < 0 ? tail : 1 - tail;
  },
});

const NO_CHANGES = Int32Array.of(0);

describe('end changes as bars', () => {
  it.each([
    [0.1, 1],
    [3.9, 1],
    [4, 2],
    [9.9, 2],
    [10, 5],
    [19.9, 5],
    [20, 10],
    [399, 100],
    [400, 200],
    [20_000, 10_000],
  ])('of a standard deviation of %d cents are the round width of %d cents wide', (deviation, width) => {
    for (const { from, to } of changeHistogram(NO_CHANGES, normalSums(0, deviation))) {
      expect(to - from + 1).toBe(width);
      expect(from / width).toBe(Math.floor(from / width));
    }
  });

  it('reach three standard deviations to either side, and have what the table of the normal curve says', () => {
    // With a mean half a cent below 0 the bars begin at whole halves of a standard deviation.
    const bars = changeHistogram(new Int32Array(10_000), normalSums(-0.5, 1_000));
    expect(bars.map(({ from }) => from)).toEqual(Array.from({ length: 13 }, (_, bar) => 500 * bar - 3_500));
    const above = [1_914.62, 1_498.82, 918.48, 440.57, 165.4, 48.6, 11.17];
    for (const { from, expected } of bars)
      expect(expected).toBeCloseTo(above[from < 0 ? (0 - from) / 500 - 1 : from / 500] ?? Number.NaN, 1);
    expect(bars.map(({ count }) => count)).toEqual([...Array(7).fill(0), 10_000, ...Array(5).fill(0)]);
  });

  it('reach as far as the changes do', () => {
    const bars = changeHistogram(Int32Array.of(-9_001, -1, 0, 499, 500, 8_500), normalSums(0, 1_000));
    expect(bars.map(({ from }) => from)).toEqual(Array.from({ length: 37 }, (_, bar) => 500 * bar - 9_500));
    expect(bars.map(({ to }) => to)).toEqual(Array.from({ length: 37 }, (_, bar) => 500 * bar - 9_001));
    const counted = bars.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]);
    expect(counted).toEqual([
      [-9_500, 1],
      [-500, 1],
      [0, 2],
      [500, 1],
      [8_500, 1],
    ]);
  });
});

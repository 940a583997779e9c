import { expect, it } from 'vitest';
import { median, quantile } from './statistics';

it('the median is the middle number, whatever the order', () => {
  expect(median([5, 1, 100])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

it('a high quantile of frame times is the time of the slowest frames', () => {
  const frames = Array.from({ length: 101 }, (_, ms) => ms);
  expect(quantile(frames, 0.95)).toBe(95);
  expect(quantile(frames, 1)).toBe(100);
});

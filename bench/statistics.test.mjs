// @ts-check
import { expect, it } from 'vitest';
import { median, quantile } from './statistics.mjs';

it('takes the middle, whatever the order', () => {
  expect(median([5, 1, 100])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

it('finds the slow end of many frames', () => {
  const frames = Array.from({ length: 101 }, (_, at) => at);
  expect(quantile(frames, 0.95)).toBe(95);
  expect(quantile(frames, 1)).toBe(100);
});

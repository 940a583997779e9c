import { expect, it } from 'vitest';
import { median } from './statistics';

it('the median is the middle number, whatever the order', () => {
  expect(median([5, 1, 100])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

import { expect, it } from 'vitest';
import { formatClock } from './formatClock';

it.each([
  [0, '00:00:00'],
  [999, '00:00:00'],
  [61_000, '00:01:01'],
  [86_399_999, '23:59:59'],
  [86_400_000, '1 d 00:00:00'],
  [2_592_000_000, '30 d 00:00:00'],
])('%d simulated milliseconds read %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

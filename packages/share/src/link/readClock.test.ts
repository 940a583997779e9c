import { formatClock } from '@simulation/engine/format';
import { expect, it } from 'vitest';
import { readClock } from './readClock';

it.each([0, 61_000, 86_399_000, 86_400_000, 2_592_000_000])('reads what a clock shows after %d ms', (ms) => {
  expect(readClock(formatClock(ms))).toBe(ms);
});

it.each([
  ['5:00', 300_000],
  [' 1:02:03 ', 3_723_000],
  ['2d 0:00:30', 172_830_000],
  ['2 d 5:00', 173_100_000],
  ['90:00', 5_400_000],
  ['99:00:00', 356_400_000],
  ['300', 300_000],
  ['5', 5_000],
  ['５：００', 300_000],
  ['١:٠٠', 60_000],
])('a clock may be written otherwise: %s', (text, ms) => {
  expect(readClock(text)).toBe(ms);
});

it.each([
  '',
  '5:0',
  '5:60',
  '1:60:00',
  '1 d 24:00:00',
  '-1:00',
  '1.5:00',
  '5 min',
  '720:00:01',
  '30 d 00:00:01',
])('%s is no clock', (text) => {
  expect(readClock(text)).toBeUndefined();
});

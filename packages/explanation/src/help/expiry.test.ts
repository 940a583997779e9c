import { expect, it } from 'vitest';
import { de } from '../texts/de/help';
import { en } from '../texts/en/help';
import { dayInWords, earliest, isCheckDue, isExpired } from './expiry';

it.each([
  ['2026-11-28', '2026-11-28', false, false],
  ['2026-11-28', '2027-09-27', false, false],
  ['2026-11-28', '2027-09-28', true, false],
  ['2026-11-28', '2027-11-27', true, false],
  ['2026-11-28', '2027-11-28', true, true],
  ['2026-11-28', '2031-01-01', true, true],
  ['2026-12-31', '2027-10-30', false, false],
  ['2026-12-31', '2027-10-31', true, false],
  ['2027-02-28', '2028-02-27', true, false],
  ['2028-02-29', '2029-02-28', true, false],
  ['2028-02-29', '2029-03-01', true, true],
] as const)(
  'what was checked on %s is, on %s, due for a check: %s, and expired: %s',
  (checked, today, due, expired) => {
    expect([isCheckDue(checked, today), isExpired(checked, today)]).toEqual([due, expired]);
  },
);

it('the day is that of the earliest check, and is written in the language of the page', () => {
  const day = earliest(['2026-11-28', '2026-11-05', '2026-11-27']) ?? '2000-01-01';
  expect(dayInWords(day, en)).toBe('5\u00a0November 2026');
  expect(dayInWords(day, de)).toBe('5.\u00a0November 2026');
});

import { afterEach, expect, it, vi } from 'vitest';
import { dateIn } from './calendar';

afterEach(() => {
  vi.useRealTimers();
});

it('a week is seven days by the calendar, over the end of a month and of summer time', () => {
  for (const [now, weeks, then] of [
    ['2026-02-27T23:59:00', 1, '2026-03-06T23:59:00'],
    ['2026-10-24T00:30:00', 1, '2026-10-31T00:30:00'],
    ['2026-11-28T12:00:00', 13, '2027-02-27T12:00:00'],
    ['2026-11-28T12:00:00', 0, '2026-11-28T12:00:00'],
  ] as const) {
    vi.useFakeTimers({ now: new Date(now) });
    expect(dateIn(weeks)).toEqual(new Date(then));
  }
});

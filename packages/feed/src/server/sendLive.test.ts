import { finish } from '@simulation/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeedEvent } from '../library/event';
import { eventsOf } from '../library/eventsOf';
import { Places } from '../library/places';
import { toRun } from '../library/toRun';
import { sendLive } from './sendLive';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RUN = { seed: '7' };

/** @param taken how long a write waits until the client has taken it, in ms */
function listen(speed: number, until: number, taken: number) {
  const range = { from: 0, until, after: -1 };
  const run = toRun(RUN);
  const events: FeedEvent[] = [];
  const ended: (number | 'end')[] = [];
  const lateness: number[] = [];
  let waiting = 0;
  sendLive(
    finish(new Places(run).find(range)),
    { run, range, speed },
    {
      isGone: () => ended.length > 0,
      late: (ms) => lateness.push(ms),
      send(some) {
        events.push(...some);
        waiting += some.length;
        if (taken < Number.POSITIVE_INFINITY) setTimeout(() => (waiting -= some.length), taken);
      },
      waiting: () => waiting,
      end: () => ended.push('end'),
      tooSlow: (lastId) => ended.push(lastId),
    },
  );
  return { events, ended, lateness };
}

it('a client that takes each event a moment after it was sent gets all of them, however fast and long', async () => {
  const until = 600_000;
  const { events, ended } = listen(50, until, 1);
  await vi.advanceTimersByTimeAsync(until / 50 + 1);
  expect(events).toEqual([...eventsOf(RUN, { until })]);
  expect(ended).toEqual(['end']);
});

it('a client that takes nothing is closed within 10 seconds though little waits for it, and is told what it was sent last', async () => {
  const { events, ended } = listen(1, 600_000, Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toEqual([events.at(-1)?.id]);
});

it('fast events are sent together, none before its time and none much later', async () => {
  const { events, lateness } = listen(1_000, 600_000, 0);
  for (let at = 0; at < 500; at += 25) {
    await vi.advanceTimersByTimeAsync(25);
    const due = [...eventsOf(RUN, { until: (at + 25) * 1_000 + 1 })].length;
    expect(events.length).toBeLessThanOrEqual(due);
    expect(events.length).toBeGreaterThanOrEqual([...eventsOf(RUN, { until: (at + 10) * 1_000 })].length);
  }
  expect(lateness).toHaveLength(events.length);
  expect(Math.max(...lateness)).toBeLessThan(12);
  expect(Math.min(...lateness)).toBeGreaterThan(-1);
});

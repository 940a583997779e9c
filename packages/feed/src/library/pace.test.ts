import { expect, it, onTestFinished, vi } from 'vitest';
import { Pace } from './pace';

it('follows the clock at its speed; what a machine has slept through is not caught up', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pace = new Pace(2, 10_000);
  expect(pace.delayUntil(12_000)).toBe(1_000);
  vi.advanceTimersByTime(1_900); // late, and caught up
  pace.dropBacklog(12_000);
  expect([pace.delayUntil(12_000), pace.delayUntil(14_000)]).toEqual([0, 100]);
  vi.advanceTimersByTime(3_600_000);
  expect([pace.delayUntil(14_000), pace.delayUntil(16_000)]).toEqual([0, 0]); // asking moves nothing
  pace.dropBacklog(14_000);
  expect([pace.delayUntil(14_000), pace.delayUntil(16_000)]).toEqual([0, 1_000]);
});

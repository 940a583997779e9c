import { afterEach, expect, it, vi } from 'vitest';
import { throttledRenderer } from './throttledRenderer';

afterEach(() => void vi.useRealTimers());

const isSettled = () => document.documentElement.dataset.settled === 'true';
const standStill = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

it('draws at once when first asked, then four times a second however often it is asked, and the last one counts', () => {
  standStill();
  const seen: number[] = [];
  const draw = throttledRenderer(() => {
    seen.push(performance.now());
    return true;
  });
  const start = performance.now();
  for (let asked = 0; asked < 200; asked += 1) {
    draw(false);
    vi.advanceTimersByTime(5);
  }
  expect(seen.map((at) => at - start)).toEqual([0, 250, 500, 750, 1_000]);
  draw(false);
  expect(isSettled()).toBe(false);
  vi.advanceTimersByTime(250);
  expect(seen.at(-1)).toBe(start + 1_250);
  expect(isSettled()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(seen).toHaveLength(6);
});

it('does not wait its turn when asked to draw at once, and draws nothing afterwards', () => {
  standStill();
  const work = vi.fn(() => true);
  const draw = throttledRenderer(work);
  draw(false);
  draw(false);
  draw(true);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does long work in slices between which everything else has its turn, and is settled only after it', async () => {
  let turns = 0;
  let worked = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  // It ends when everything else has had three turns; without one, after a second or so.
  const draw = throttledRenderer(() => {
    worked += 1;
    return turns === 3 || worked === 10_000_000;
  });
  draw(true);
  expect(isSettled()).toBe(false);
  await expect.poll(isSettled).toBe(true);
  clearInterval(others);
  expect(worked).toBeLessThan(10_000_000);
});

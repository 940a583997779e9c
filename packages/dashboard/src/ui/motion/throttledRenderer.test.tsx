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
  const work = vi.fn<() => void>();
  const draw = throttledRenderer(work);
  draw(false);
  draw(false);
  draw(true);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

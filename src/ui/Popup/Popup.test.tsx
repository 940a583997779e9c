import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Popup } from './Popup';

const popup = (times: number, still = false) => (
  <Popup times={times} text={`+${times}`} loss={false} still={still} />
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity);

/** How opaque an element is so many milliseconds after its animation began, however far it has come by itself. */
function opacityAt(element: Element, ms: number): number {
  for (const animation of element.getAnimations()) animation.currentTime = ms;
  return opacityOf(element);
}

it('appears at once, fades out and does not come back', async () => {
  const { container } = await render(popup(1));
  expect(container.textContent).toBe('+1');
  const word = container.querySelector('span') ?? container;
  const seen = Array.from({ length: 30 }, (_, at) => opacityAt(word, at * 50)); // until 1,450 ms
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  vi.advanceTimersByTime(1_399);
  expect(container.textContent).toBe('+1');
  vi.advanceTimersByTime(1);
  await expect.poll(() => container.textContent).toBe('');
});

it('appears again when the next one comes while it fades', async () => {
  const { container, rerender } = await render(popup(1));
  const word = () => container.querySelector('span') ?? container;
  const first = word();
  vi.advanceTimersByTime(1_300);
  expect(opacityAt(first, 1_300)).toBeLessThan(1);
  await rerender(popup(2));
  expect(container.textContent).toBe('+2');
  expect(word()).not.toBe(first); // so its animation begins again
  expect(opacityAt(word(), 0)).toBe(1);
  vi.advanceTimersByTime(1_399);
  expect(container.textContent).toBe('+2');
  vi.advanceTimersByTime(1);
  await expect.poll(() => container.textContent).toBe('');
});

it('is removed by a pause and does not come back after it', async () => {
  const { container, rerender } = await render(popup(0));
  await rerender(popup(1));
  expect(container.textContent).toBe('+1');
  await rerender(popup(1, true));
  expect(container.textContent).toBe('');
  await rerender(popup(1));
  expect(container.textContent).toBe('');
});

it('stays on a page that was opened still', async () => {
  const { container } = await render(popup(1, true));
  expect(container.textContent).toBe('+1');
});

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popup } from './Popup';

const popup = (times: number, animated = true) => (
  <Popup times={times} text={`+${times}`} isGain animated={animated} />
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** How opaque an element is so many milliseconds after its animation began, however far it has come by itself. */
function opacityAt(element: Element, ms: number): number {
  for (const animation of element.getAnimations()) animation.currentTime = ms;
  return Number(getComputedStyle(element).opacity);
}

/** A popup, and a way to let time pass for it. */
async function renderPopup(times: number, animated = true) {
  const { container, rerender } = await render(popup(times, animated));
  let shown = popup(times, animated);
  const show = (next: typeof shown) => {
    shown = next;
    return rerender(next);
  };
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return rerender(shown); // what the timer has changed is rendered with it
  };
  return { container, word: () => container.querySelector('span') ?? container, show, pass };
}

// E088
it('appears at once, fades out and does not come back', async () => {
  const { container, word, pass } = await renderPopup(1);
  expect(container.textContent).toBe('+1');
  const seen = Array.from({ length: 29 }, (_, at) => opacityAt(word(), at * 50)); // until 1,400 ms
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  await pass(1_399);
  expect(container.textContent).toBe('+1');
  await pass(1);
  expect(container.textContent).toBe('');
});

it('INV-24 is a text and nothing else, and is gone within two seconds with reduced motion too', async () => {
  const wish = (value: 'reduce' | '') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(async () => void (await wish('')));
  await wish('reduce');
  const { container, word, pass } = await renderPopup(1);
  expect(word().children.length).toBe(0);
  expect(word().getAttributeNames()).toEqual(['class', 'aria-hidden']);
  expect(word().getAnimations()).toEqual([]);
  await pass(1_399);
  expect(container.textContent).toBe('+1');
  await pass(1);
  expect(container.textContent).toBe('');
});

it('has another color for a loss than for a gain', async () => {
  const { word, show } = await renderPopup(1, false);
  const gain = getComputedStyle(word()).color;
  await show(<Popup times={1} text="−1" isGain={false} animated={false} />);
  expect(getComputedStyle(word()).color).not.toBe(gain);
});

it('appears again when the next one comes while it fades', async () => {
  const { container, word, show, pass } = await renderPopup(1);
  const first = word();
  await pass(1_350);
  expect(opacityAt(first, 1_350)).toBeLessThan(1);
  await show(popup(2));
  expect(container.textContent).toBe('+2');
  expect(word()).not.toBe(first); // so its animation begins again
  expect(opacityAt(word(), 0)).toBe(1);
  await pass(1_399);
  expect(container.textContent).toBe('+2');
  await pass(1);
  expect(container.textContent).toBe('');
});

it('is removed by a pause and does not come back after it', async () => {
  const { container, show } = await renderPopup(0);
  await show(popup(1));
  expect(container.textContent).toBe('+1');
  await show(popup(1, false));
  expect(container.textContent).toBe('');
  await show(popup(1));
  expect(container.textContent).toBe('');
});

it('stays on a page that was opened still', async () => {
  const { container, pass } = await renderPopup(1, false);
  await pass(60_000);
  expect(container.textContent).toBe('+1');
});

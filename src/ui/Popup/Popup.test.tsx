import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Popup } from './Popup';

const popup = (times: number, still = false) => (
  <Popup times={times} text={`+${times}`} loss={false} still={still} />
);

/** How opaque the popup is in each frame, until it is gone. */
async function watch(container: Element): Promise<number[]> {
  const seen: number[] = [];
  await new Promise<void>((resolve) => {
    requestAnimationFrame(function look() {
      const word = container.querySelector('span');
      if (word === null) return resolve();
      seen.push(Number(getComputedStyle(word).opacity));
      requestAnimationFrame(look);
    });
  });
  return seen;
}

it('appears at once, fades out and does not come back', async () => {
  const { container } = await render(popup(1));
  expect(container.textContent).toBe('+1');
  const seen = await watch(container);
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBeLessThan(0.5); // the last shade may fall between two frames
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

it('appears again when the next one comes while it fades', async () => {
  const { container, rerender } = await render(popup(1));
  const opacity = () => Number(getComputedStyle(container.querySelector('span') ?? container).opacity);
  await expect.poll(opacity, { timeout: 3_000, interval: 10 }).toBeLessThan(1);
  await rerender(popup(2));
  expect(container.textContent).toBe('+2');
  expect(opacity()).toBe(1);
  await expect.poll(() => container.textContent, { timeout: 3_000 }).toBe('');
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

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

it('is there at once, fades and is gone, and never comes back on the way', async () => {
  const { container } = await render(popup(1));
  expect(container.textContent).toBe('+1');
  const seen = await watch(container);
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBeLessThan(0.5); // the last shade may fall between two frames
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

it('is there anew when the next one comes while it fades', async () => {
  const { container, rerender } = await render(popup(1));
  await expect
    .poll(() => container.querySelector('span')?.getAnimations().length, { timeout: 3_000 })
    .toBe(1);
  await rerender(popup(2));
  const word = container.querySelector('span');
  if (word === null) throw new Error('no popup');
  expect(word.textContent).toBe('+2');
  expect(getComputedStyle(word).opacity).toBe('1');
  expect((await watch(container)).at(-1)).toBe(0);
});

it('is taken away by a pause and does not come back after it', async () => {
  const { container, rerender } = await render(popup(0));
  await rerender(popup(1));
  expect(container.textContent).toBe('+1');
  await rerender(popup(1, true));
  expect(container.textContent).toBe('');
  await rerender(popup(1));
  expect(container.textContent).toBe('');
});

it('stays where the page was opened still', async () => {
  const { container } = await render(popup(1, true));
  expect(container.textContent).toBe('+1');
});

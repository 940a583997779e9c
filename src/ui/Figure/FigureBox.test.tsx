import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FigureBox } from './FigureBox';

/** A figure with a word beside it. */
const beside = (text: string) => (
  <p style={{ fontVariantNumeric: 'tabular-nums' }}>
    <FigureBox exact={text} text={text} /> <b>beside</b>
  </p>
);

it('moves nothing beside it when it changes, only when it gets another digit', async () => {
  const { container, rerender } = await render(beside('111'));
  const left = () => container.querySelector('b')?.getBoundingClientRect().left ?? Number.NaN;
  const before = left();
  await rerender(beside('888'));
  expect(container.querySelector('data')?.textContent).toBe('888');
  expect(left()).toBe(before);
  await rerender(beside('1,111'));
  expect(left()).toBeGreaterThan(before);
});

it('keeps what it says once in the page: its room holds no figure', async () => {
  const { container } = await render(beside('$1,234.50'));
  expect(container.querySelector('data')?.dataset.room).toBe('$0,000.00');
});

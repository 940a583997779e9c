import '../base.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FanChart } from './FanChart';
import { type FanPoint, fanBounds } from './fanGeometry';

const texts = {
  caption: 'Simulated change',
  read: 'Read',
  after: (time: string) => `After ${time}`,
  bands: { extremes: 'Extremes', most: 'Middle 90%', half: 'Middle 50%' },
  median: 'Median',
  own: 'This run',
  to: 'to',
  simulated: (figures: string) => `simulated: ${figures}`,
};
const format = {
  time: (ms: number) => `${ms} ms`,
  money: (cents: number) => `${cents} ct`,
  tick: (cents: number) => `${cents / 100} u`,
  exact: String,
};

/** At each time its own values: ten times the time, wider apart the later. */
const fan: FanPoint[] = Array.from({ length: 61 }, (_, at) => ({
  at,
  lowest: -30 * at,
  p5: -20 * at,
  p25: -10 * at,
  median: at,
  p75: 10 * at,
  p95: 20 * at,
  highest: 30 * at,
}));
const own = [
  { at: 0, total: 0 },
  { at: 20, total: 77 },
  { at: 50, total: -5 },
];

function Pair() {
  const [readAt, onRead] = useState<number | null>(null);
  const shared = { own, bounds: fanBounds([fan]), readAt, onRead, format };
  return (
    <div style={{ width: 500 }}>
      <FanChart points={fan} texts={texts} {...shared} />
      <FanChart points={fan} texts={{ ...texts, read: 'Read the other' }} {...shared} />
    </div>
  );
}

const figures = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent).slice(0, 5);

it('shows the figures of the end, and those of any time that is read by arrow keys', async () => {
  await render(<Pair />);
  expect(figures()).toEqual([
    '-1800 ct to 1800 ct',
    '-1200 ct to 1200 ct',
    '-600 ct to 600 ct',
    '60 ct',
    '-5 ct',
  ]);
  await userEvent.tab();
  const slider = page.getByRole('slider', { name: 'Read', exact: true });
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText('After 2 ms').first()).toBeVisible();
  expect(figures()).toEqual(['-60 ct to 60 ct', '-40 ct to 40 ct', '-20 ct to 20 ct', '2 ct', '0 ct']);
  await expect
    .element(slider)
    .toHaveAttribute(
      'aria-valuetext',
      '2 ms · simulated: Median 2 ct; Middle 50% -20 ct to 20 ct; Middle 90% -40 ct to 40 ct; Extremes -60 ct to 60 ct; This run 0 ct',
    );
});

it('is read together with the chart beside it, and shows the end again when the pointer leaves', async () => {
  await render(<Pair />);
  const slider = page.getByRole('slider', { name: 'Read', exact: true });
  const { width } = slider.element().getBoundingClientRect();
  await slider.hover({ position: { x: width / 2, y: 40 } });
  await expect.element(page.getByText('After 30 ms').nth(0)).toBeVisible();
  await expect.element(page.getByText('After 30 ms').nth(1)).toBeVisible();
  expect(figures()[4]).toBe('77 ct'); // of the latest trade before it
  await page.getByText('Simulated change').first().hover();
  await expect.element(page.getByText('After 60 ms').first()).toBeVisible();
});

it('has no text within the plot', async () => {
  const { container } = await render(<Pair />);
  expect(container.querySelectorAll('svg text')).toHaveLength(0);
  const plot = container.querySelector('input')?.getBoundingClientRect();
  for (const tick of container.querySelectorAll('[aria-hidden] span span')) {
    if (!container.firstElementChild?.firstElementChild?.contains(tick)) continue;
    expect(tick.getBoundingClientRect().right).toBeLessThanOrEqual(plot?.left ?? 0);
  }
});

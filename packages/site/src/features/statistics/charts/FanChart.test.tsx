import { cents } from '@simulation/engine';
import type { FanPoint } from '@simulation/engine/runs';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../shared/testing/renderAt';
import { FanChart } from './FanChart';
import { fanBounds } from './fanGeometry';

/** At each minute its own values: the later, the wider apart. */
const fan: FanPoint[] = Array.from({ length: 61 }, (_, minute) => ({
  at: 60_000 * minute,
  lowest: cents(-3_000 * minute),
  p5: cents(-2_000 * minute),
  p25: cents(-1_000 * minute),
  median: cents(100 * minute),
  p75: cents(1_000 * minute),
  p95: cents(2_000 * minute),
  highest: cents(3_000 * minute),
}));
const own = [
  { at: 0, total: 0 },
  { at: 1_200_000, total: 7_700 },
  { at: 3_000_000, total: -500 },
];

function Pair() {
  const [readAt, onRead] = useState<number | null>(null);
  const shared = { points: fan, own, bounds: fanBounds(fan), readAt, onRead };
  return (
    <div style={{ width: 500 }}>
      <FanChart {...shared} />
      <FanChart {...shared} />
    </div>
  );
}

const figures = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 5);
const slider = () => page.getByRole('slider', { name: 'Simulated time in the chart' }).first();

it('shows the figures of the end, and those of any time that is read by arrow keys', async () => {
  await renderAt('/', <Pair />);
  expect(figures()).toEqual([
    '−$1,800.00 to +$1,800.00',
    '−$1,200.00 to +$1,200.00',
    '−$600.00 to +$600.00',
    '+$60.00',
    '−$5.00',
  ]);
  await page.getByText('Change of the simulated total').first().click(); // Tab goes on from there
  await userEvent.tab();
  await expect.element(slider()).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText('After 00:02:00').first()).toBeVisible();
  expect(figures()).toEqual([
    '−$60.00 to +$60.00',
    '−$40.00 to +$40.00',
    '−$20.00 to +$20.00',
    '+$2.00',
    '$0.00',
  ]);
  await expect
    .element(slider())
    .toHaveAttribute(
      'aria-valuetext',
      '00:02:00, simulated: Median +$2.00; Middle 50% −$20.00 to +$20.00; Middle 90% −$40.00 to +$40.00; Lowest and highest −$60.00 to +$60.00; The run of this seed $0.00',
    );
});

it('is read together with the chart beside it, and shows the end again when the pointer leaves', async () => {
  await renderAt('/', <Pair />);
  const { width } = slider().element().getBoundingClientRect();
  await slider().hover({ position: { x: width / 2, y: 40 } });
  await expect.element(page.getByText('After 00:30:00').nth(0)).toBeVisible();
  await expect.element(page.getByText('After 00:30:00').nth(1)).toBeVisible();
  expect(figures()[4]).toBe('+$77.00'); // of the latest trade before it
  await page.getByText('Change of the simulated total').first().hover();
  await expect.element(page.getByText('After 01:00:00').first()).toBeVisible();
});

it('has no text within the plot', async () => {
  const { container } = await renderAt('/', <Pair />);
  expect(container.querySelectorAll('svg text')).toHaveLength(0);
  const plot = container.querySelector('input')?.getBoundingClientRect();
  const ticks = container.querySelectorAll('[role=group]:first-child div[aria-hidden] > span');
  expect(ticks.length).toBeGreaterThan(1);
  for (const tick of ticks) expect(tick.getBoundingClientRect().right).toBeLessThanOrEqual(plot?.left ?? 0);
});

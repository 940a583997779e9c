import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CurvePoint } from './curveGeometry';
import { EquityCurve } from './EquityCurve';

const texts = {
  caption: 'Simulated total',
  read: 'Read',
  table: 'As a table',
  time: 'Time',
  total: 'Total',
  simulated: (figure: string) => `simulated: ${figure}`,
  summary: ({ start, end }: Record<string, string>) => `from ${start} to ${end}`,
};
const format = { time: (ms: number) => `${ms} ms`, money: (cents: number) => `${cents} ct`, exact: String };

const rising = (count: number) => Array.from({ length: count }, (_, at) => ({ at, total: 100 + at }));
const curve = (points: readonly CurvePoint[]) => (
  <div style={{ display: 'flex', width: 400, height: 260 }}>
    <EquityCurve points={points} until={points.at(-1)?.at ?? 0} texts={texts} format={format} />
  </div>
);
const slider = () => page.getByRole('slider', { name: 'Read' });
const heard = (at: number) => `${at} ms · simulated: ${100 + at} ct`;

it('is read by keyboard: arrow keys step, Home and End go to its ends, and screen readers hear each point', async () => {
  await render(curve(rising(30)));
  await userEvent.tab();
  await expect.element(slider()).toHaveFocus();
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(29));
  await expect.element(page.getByText(heard(29))).toBeVisible(); // seen as soon as the focus is there
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(27));
  await expect.element(page.getByText(heard(27))).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(0));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(1));
  await userEvent.keyboard('{End}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(29));
});

it('takes at most a hundred steps for thousands of points, and each arrow key moves on', async () => {
  await render(curve(rising(2_048)));
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(0));
  const left: (string | null)[] = [];
  const observer = new MutationObserver((changes) => left.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(slider().element(), { attributeFilter: ['aria-valuetext'], attributeOldValue: true });
  await userEvent.keyboard('{ArrowRight>100/}'); // a hundred presses
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(2_047));
  observer.disconnect();
  expect(new Set(left).size).toBe(100);
});

it('keeps the point that is read while the curve grows, until it loses the focus', async () => {
  const { rerender } = await render(curve(rising(10)));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(8));
  await rerender(curve(rising(300)));
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(8));
  await userEvent.tab();
  await expect.element(slider()).toHaveAttribute('aria-valuetext', heard(299));
  await expect.element(page.getByText('Simulated total')).toBeVisible();
});

it('reads the point nearest to the pointer, and shows the caption again when the pointer leaves', async () => {
  await render(curve(rising(5)));
  const { width } = slider().element().getBoundingClientRect();
  await slider().hover({ position: { x: width * 0.52, y: 40 } });
  await expect.element(page.getByText(heard(2))).toBeVisible();
  await page.getByRole('button', { name: 'As a table' }).hover();
  await expect.element(page.getByText(heard(2))).not.toBeInTheDocument();
});

it('is a table of at most twelve rows on request, in the same place', async () => {
  const { container } = await render(curve(rising(500)));
  const size = () => container.firstElementChild?.firstElementChild?.getBoundingClientRect().toJSON();
  const before = size();
  expect(container.querySelector('table')).toBeNull();
  await page.getByRole('button', { name: 'As a table' }).click();
  const cells = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(cells).toHaveLength(12);
  expect([cells[0], cells.at(-1)]).toEqual(['0 ms100 ct', '499 ms599 ct']);
  expect(container.querySelector('tbody data')?.getAttribute('value')).toBe('100');
  expect(size()).toEqual(before);
});

for (const [what, points] of Object.entries({
  'no point': [],
  'one point': rising(1),
  'a total that stands still': [
    { at: 0, total: 7 },
    { at: 9, total: 7 },
  ],
  'amounts of 10^14 cents, one of them negative': [
    { at: 0, total: -1e14 },
    { at: 9, total: 1e14 },
  ],
})) {
  it(`draws ${what} without NaN, in the same size`, async () => {
    const { container } = await render(curve(points));
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    expect(container.firstElementChild?.firstElementChild?.getBoundingClientRect().height).toBe(260);
  });
}

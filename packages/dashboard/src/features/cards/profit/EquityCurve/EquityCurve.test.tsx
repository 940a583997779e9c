import { cents } from '@simulation/engine';
import { formatClock, formatMoney } from '@simulation/engine/format';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../../shared/testing/renderAt';
import { boundsOf, type CurvePoint } from './curveGeometry';
import { EquityCurve } from './EquityCurve';

/** A cent more each second. */
const rising = (count: number) =>
  Array.from({ length: count }, (_, second) => ({ at: 1_000 * second, total: 100 + second }));
const curve = (points: readonly CurvePoint[], [width, height] = [400, 180]) => (
  <div style={{ display: 'flex', width, height }}>
    <EquityCurve points={points} bounds={boundsOf(points)} />
  </div>
);
const slider = () => page.getByRole('slider', { name: 'Simulated time on the curve' });
const heard = (second: number) =>
  `${formatClock(1_000 * second)}, simulated: ${formatMoney(cents(100 + second), 'en')}`;
const expectHeard = (second: number) =>
  expect.element(slider()).toHaveAttribute('aria-valuetext', heard(second));
const boxOf = (container: Element) =>
  container.querySelector('[role=group]')?.getBoundingClientRect().toJSON();

it('is read by keyboard: arrow keys step, Home and End go to its ends, and screen readers hear each point', async () => {
  await renderAt('/?seed=7', curve(rising(30)));
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'As a table' })).toHaveFocus();
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(slider().element(), { attributeFilter: ['aria-valuetext', 'max'] });
  await userEvent.tab();
  await expect.element(slider()).toHaveFocus();
  await expect.element(page.getByText(heard(29))).toBeVisible(); // as soon as the focus is there
  observer.disconnect();
  expect(changes).toBe(0); // said once, and short
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'at the end');
  for (const [keys, second] of [
    ['{ArrowLeft}{ArrowLeft}', 27],
    ['{Home}', 0],
    ['{ArrowRight}', 1],
    ['{End}', 29],
  ] as const) {
    await userEvent.keyboard(keys);
    await expectHeard(second);
    await expect.element(page.getByText(heard(second))).toBeVisible();
  }
});

it('takes at most a hundred steps for thousands of points, and each arrow key moves on', async () => {
  await renderAt('/?seed=7', curve(rising(2_048)));
  slider().element().focus();
  await userEvent.keyboard('{Home}');
  await expectHeard(0);
  const left: (string | null)[] = [];
  const observer = new MutationObserver((changes) => left.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(slider().element(), { attributeFilter: ['aria-valuetext'], attributeOldValue: true });
  await userEvent.keyboard('{ArrowRight>100/}'); // a hundred presses
  await expectHeard(2_047);
  observer.disconnect();
  expect(new Set(left).size).toBe(100);
});

it('keeps the point that is read while the curve grows, until it loses the focus', async () => {
  const { rerender } = await renderAt('/?seed=7', curve(rising(10)));
  slider().element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expectHeard(8);
  await rerender(curve(rising(300)));
  await expectHeard(8);
  await userEvent.tab();
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'at the end');
  await expect.element(page.getByText('00:04:59', { exact: true })).toBeVisible();
});

it('reads the point nearest to the pointer below it, never beyond the ends, and shows the ends again afterwards', async () => {
  const { container } = await renderAt('/?seed=7', curve(rising(5), [240, 90]));
  const { left, width } = slider().element().getBoundingClientRect();
  const group = container.querySelector('[role=group]')?.getBoundingClientRect();
  for (const [part, at] of [
    [0.01, 0],
    [0.52, 2],
    [0.99, 4],
  ] as const) {
    await slider().hover({ position: { x: width * part, y: 20 } });
    const reading = page.getByText(heard(at), { exact: true });
    await expect.element(reading).toBeVisible();
    const box = reading.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual((group?.left ?? 0) - 1);
    expect(box.right).toBeLessThanOrEqual((group?.right ?? 0) + 1);
    const pointer = left + width * part;
    expect(box.left - 2 <= pointer && pointer <= box.right + 2, `at ${part}`).toBe(true);
  }
  await page.getByRole('button', { name: 'As a table' }).hover();
  await expect.element(page.getByText(heard(4), { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('00:00:00', { exact: true })).toBeVisible();
});

it('reads no point any more when the mouse leaves after a click, or at Escape, and the last ones again at the next key', async () => {
  await renderAt('/?seed=7', curve(rising(30)));
  const table = page.getByRole('button', { name: 'As a table' });
  await slider().click({ position: { x: 20, y: 20 } });
  await table.hover();
  await expect.element(page.getByText('00:00:00', { exact: true })).toBeVisible(); // the ends, not a point
  slider().element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expectHeard(29);
  await userEvent.keyboard('{ArrowLeft}');
  await expectHeard(28);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('00:00:00', { exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expectHeard(29);
});

it('has two or three round values at its right, at the height of their lines, and no text on the drawing', async () => {
  const points = [0, 1_740, 1_210, 2_890].map((cents, at) => ({ at, total: 99_010 + cents }));
  for (const [width, height] of [
    [1_100, 200],
    [224, 90],
  ]) {
    const { container, unmount } = await renderAt('/?seed=7', curve(points, [width ?? 0, height ?? 0]));
    const drawing = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const labels = [...container.querySelectorAll('data')].map((label) => ({
      text: label.textContent,
      box: label.getBoundingClientRect(),
    }));
    expect(labels.map(({ text }) => text)).toEqual(['1,000', '1,010']);
    for (const { text, box } of labels) {
      expect(box.left).toBeGreaterThan(drawing.right);
      const share = (Number(text?.replace(/\D/g, '')) * 100 - 99_010) / 2_890;
      expect((box.top + box.bottom) / 2).toBeCloseTo(drawing.bottom - share * drawing.height, 0);
    }
    await unmount();
  }
});

it('has the color of gains where the total is above that of the start, and that of text below', async () => {
  const { container } = await renderAt('/?seed=7', curve([100, 200, 50].map((total, at) => ({ at, total }))));
  const color = (token: string) => {
    const probe = container.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const strokes = [...container.querySelectorAll<HTMLElement>('div[style*=clip-path]')].map(
    (area) => getComputedStyle(area).color,
  );
  const drawn = [...container.querySelectorAll('path[stroke-width]')].map(
    (path) => getComputedStyle(path).stroke,
  );
  const [gain, ink, card] = [color('--gain'), color('--ink'), color('--card')];
  expect(gain).not.toBe(ink);
  expect(strokes).toEqual([gain, ink]); // between each side and the base
  expect(drawn).toEqual([gain, ink, ink, card, ink]); // the line of each side, and the dot at the end with halo and rim
});

it('is a point on its axis before the first trade, and empty while its points are not known yet, in the same size', async () => {
  const { container, rerender } = await renderAt('/?seed=7', curve([]));
  const before = boxOf(container);
  expect(before).toMatchObject({ height: 180 });
  expect(container.querySelector('svg')).toBeNull();
  await rerender(curve(rising(1)));
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.querySelector('input, button')).toBeNull(); // nothing to read yet
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(boxOf(container)).toEqual(before);
  await rerender(curve(rising(2)));
  await expect.element(slider()).toBeInTheDocument();
  expect(boxOf(container)).toEqual(before);
});

it('is a table of at most twelve rows on request, in the same place', async () => {
  const { container } = await renderAt('/?seed=7', curve(rising(500)));
  const before = boxOf(container);
  expect(container.querySelector('table')).toBeNull();
  await page.getByRole('button', { name: 'As a table' }).click();
  const cells = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(cells).toHaveLength(12);
  expect([cells[0], cells.at(-1)]).toEqual(['00:00:00$1.00', '00:08:19$5.99']);
  expect(container.querySelector('tbody data')?.getAttribute('value')).toBe('1.00');
  await expect
    .element(page.getByText('12 chosen moments. Between two of them are more trades.'))
    .toBeVisible();
  expect(boxOf(container)).toEqual(before);
  await page.getByRole('button', { name: 'As a curve' }).click();
  await expect.element(slider()).toBeInTheDocument();
});

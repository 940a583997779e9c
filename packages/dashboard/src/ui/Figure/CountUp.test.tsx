import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountUp } from './CountUp';

const format = (value: number) => `${value} ct`;

const props = (value: number, animated = true) => ({
  value,
  exact: String(value),
  format,
  spoken: `simulated: ${value}`,
  animated,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** The texts of a figure, one every ten milliseconds. */
const watch = (figure: Element, ms: number) =>
  Array.from({ length: ms / 10 }, () => {
    vi.advanceTimersByTime(10);
    return Number.parseInt(figure.textContent ?? '', 10);
  });

async function renderFigure(value: number) {
  const { container, rerender } = await render(<CountUp {...props(value)} />);
  const figure = container.querySelector('data');
  if (figure === null) throw new Error('no figure');
  return { container, figure, rerender };
}

// E089
it('shows its first value at once and counts up in steps to a new one, never backwards; programs and screen readers have it at once', async () => {
  const { container, figure, rerender } = await renderFigure(100);
  expect(figure.textContent).toBe('100 ct');
  await rerender(<CountUp {...props(1100)} />);
  expect(figure.value).toBe('1100');
  expect(container.textContent).toContain('simulated: 1100');
  const seen = watch(figure, 1_800);
  expect(seen.at(-1)).toBeLessThan(1100); // the last cent takes until two seconds
  seen.push(...watch(figure, 300));
  expect(seen.at(-1)).toBe(1100);
  expect(new Set(seen).size).toBeGreaterThan(5);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

it('counts down to a smaller value, also below zero, and never upwards meanwhile', async () => {
  const { figure, rerender } = await renderFigure(500);
  await rerender(<CountUp {...props(-500)} />);
  const seen = watch(figure, 2_100);
  expect(new Set(seen).size).toBeGreaterThan(5);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(seen.at(-1)).toBe(-500);
});

it('is its value on paper, and stays so', async () => {
  const { figure, rerender } = await renderFigure(100);
  await rerender(<CountUp {...props(1100)} />);
  expect(watch(figure, 300).at(-1)).toBeLessThan(1100);
  window.dispatchEvent(new Event('beforeprint'));
  expect(figure.textContent).toBe('1100 ct');
  expect(new Set(watch(figure, 2_000))).toEqual(new Set([1100]));
  await rerender(<CountUp {...props(2100)} />);
  expect(watch(figure, 300).at(-1)).toBeLessThan(2100);
});

it('goes on from the number on screen when the next value comes before it is done', async () => {
  const { figure, rerender } = await renderFigure(0);
  await rerender(<CountUp {...props(1000)} />);
  const before = watch(figure, 300).at(-1) ?? 0;
  expect(before).toBeGreaterThan(100);
  expect(before).toBeLessThan(1000);
  await rerender(<CountUp {...props(2000)} />);
  const seen = watch(figure, 2_100);
  expect(Math.min(...seen)).toBe(before);
  expect(seen.at(-1)).toBe(2000);
});

it('is never more than one percent behind for longer than a count-up, however fast its value grows', async () => {
  for (const every of [60, 110, 300, 900]) {
    const { figure, rerender } = await renderFigure(0);
    for (let value = 1_000, passed = 0; passed < 6_000; value += 1_000, passed += every) {
      await rerender(<CountUp {...props(value)} />);
      for (const [at, seen] of watch(figure, every).entries())
        if (passed + 10 * at > 2_100)
          expect(value - seen, `every ${every} ms`).toBeLessThanOrEqual(value / 100);
    }
  }
});

it('shows its value at once when it is paused, and is settled then', async () => {
  const { figure, rerender } = await renderFigure(0);
  await rerender(<CountUp {...props(500)} />);
  expect(document.documentElement.dataset.settled).toBe('false');
  await rerender(<CountUp {...props(500, false)} />);
  expect(figure.textContent).toBe('500 ct');
  expect(document.documentElement.dataset.settled).toBe('true');
});

it('moves nothing beside it while it counts, and shows its number once in the page', async () => {
  const beside = (value: number) => (
    <p style={{ fontVariantNumeric: 'tabular-nums' }}>
      <CountUp {...props(value)} format={(cents) => `$${(cents / 100).toFixed(2)}`} /> <b>beside</b>
    </p>
  );
  const { container, rerender } = await render(beside(111_111));
  const figure = container.querySelector('data');
  const left = () => container.querySelector('b')?.getBoundingClientRect().left ?? Number.NaN;
  const before = left();
  await rerender(beside(888_888));
  expect(left()).toBe(before);
  vi.advanceTimersByTime(1_000);
  expect(figure?.textContent).not.toBe('$8888.88');
  expect(left()).toBe(before);
  vi.advanceTimersByTime(1_100);
  expect(figure?.textContent).toBe('$8888.88');
  expect(left()).toBe(before);
  const rooms = [...container.querySelectorAll<HTMLElement>('[data-room]')];
  expect(rooms.map((part) => part.dataset.room)).toEqual(['$0000', '.00']); // of the units, and of the smaller cents
  await rerender(beside(1_111_111));
  expect(left()).toBeGreaterThan(before);
});

import '../base.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountUp } from './CountUp';

const format = (value: number) => `${value} ct`;

const props = (value: number, still = false) => ({
  value,
  exact: String(value),
  format,
  spoken: `simulated: ${value}`,
  still,
});

/** Every text that the figure shows until it has settled. */
async function watch(figure: Element, until: string): Promise<number[]> {
  const seen: number[] = [];
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      seen.push(Number.parseInt(figure.textContent ?? '', 10));
      if (figure.textContent !== until) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(figure, { childList: true, subtree: true, characterData: true });
  });
  return seen;
}

it('shows its first value at once', async () => {
  const { container } = await render(<CountUp {...props(100)} />);
  expect(container.querySelector('data')?.textContent).toBe('100 ct');
});

it('counts up in steps to the new value and never backwards; programs and screen readers have it at once', async () => {
  const { container, rerender } = await render(<CountUp {...props(100)} />);
  const figure = container.querySelector('data');
  if (figure === null) throw new Error('no figure');
  const watched = watch(figure, '1100 ct');
  await rerender(<CountUp {...props(1100)} />);
  expect(figure.value).toBe('1100');
  expect(container.textContent).toContain('simulated: 1100');
  const seen = await watched;
  expect(seen.length).toBeGreaterThan(5);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

it('counts down to a smaller value, also below zero, and never upwards meanwhile', async () => {
  const { container, rerender } = await render(<CountUp {...props(500)} />);
  const figure = container.querySelector('data');
  if (figure === null) throw new Error('no figure');
  const watched = watch(figure, '-500 ct');
  await rerender(<CountUp {...props(-500)} />);
  const seen = await watched;
  expect(seen.length).toBeGreaterThan(5);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
});

it('goes on from the number on screen when the next value comes before it is done', async () => {
  const { container, rerender } = await render(<CountUp {...props(0)} />);
  const figure = container.querySelector('data');
  if (figure === null) throw new Error('no figure');
  await rerender(<CountUp {...props(1000)} />);
  await expect.poll(() => Number.parseInt(figure.textContent ?? '', 10)).toBeGreaterThan(100);
  const before = Number.parseInt(figure.textContent ?? '', 10);
  const watched = watch(figure, '2000 ct');
  await rerender(<CountUp {...props(2000)} />);
  const [first = 0] = await watched;
  expect(first).toBeGreaterThanOrEqual(before);
});

it('shows its value at once when it is paused, and is settled then', async () => {
  const { container, rerender } = await render(<CountUp {...props(0)} />);
  await rerender(<CountUp {...props(500)} />);
  expect(document.documentElement.dataset.settled).toBe('false');
  await rerender(<CountUp {...props(500, true)} />);
  expect(container.querySelector('data')?.textContent).toBe('500 ct');
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
  await expect.poll(() => figure?.textContent, { timeout: 5_000 }).toBe('$8888.88');
  expect(left()).toBe(before);
  expect(figure?.dataset.room).toBe('$0000.00');
  await rerender(beside(1_111_111));
  expect(left()).toBeGreaterThan(before);
});

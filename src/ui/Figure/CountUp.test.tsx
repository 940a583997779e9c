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

it('counts up in steps to the new value and never backwards; programs and ears have it at once', async () => {
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

it('counts down to a smaller value, below zero too, and never upwards on the way', async () => {
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

it('snaps to its value when it is to keep still, and is settled then', async () => {
  const { container, rerender } = await render(<CountUp {...props(0)} />);
  await rerender(<CountUp {...props(500)} />);
  expect(document.documentElement.dataset.settled).toBe('false');
  await rerender(<CountUp {...props(500, true)} />);
  expect(container.querySelector('data')?.textContent).toBe('500 ct');
  expect(document.documentElement.dataset.settled).toBe('true');
});

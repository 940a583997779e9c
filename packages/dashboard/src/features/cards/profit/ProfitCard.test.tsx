import { cents } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moveTour, openTourAt, STOPS } from '../../../testing/tour';
import { closeTrades, focus, renderAt } from '../../shared/testing/renderAt';
import { TradesCard } from '../trades/TradesCard';
import { ProfitCard } from './ProfitCard';

// E086 E087 E088 E089
it('a new trade grows the total by its profit and the count by one; its profit pops up, and the total counts up to it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store } = await renderAt(
    '/?amount=1000&trades=20&seed=7',
    <>
      <ProfitCard />
      <TradesCard />
    </>,
  );
  const exact = (card: string) => Number(figureOf(card)?.getAttribute('value'));
  const shown = () => Number(figureOf('Profit')?.textContent?.replaceAll(/[$,]/g, ''));
  const figureOf = (card: string) =>
    page.getByRole('article', { name: card }).element().querySelector('data');
  expect([exact('Profit'), exact('Trades')]).toEqual([1_000, 20]);
  expect(shown()).toBe(1_000);
  expect(page.getByRole('article', { name: 'Profit' }).element().textContent).toContain(
    'start value from the link $1,000.00',
  );
  closeTrades(store, 1);
  const profit = (store.getState().session.trades[0]?.profit ?? 0) / 100;
  await expect.poll(() => exact('Trades')).toBe(21);
  expect(exact('Profit')).toBe(1_000 + profit);
  await expect.element(page.getByText(`+$${profit.toFixed(2)}`, { exact: true })).toBeInTheDocument();
  vi.advanceTimersByTime(500);
  expect(shown()).toBeGreaterThan(1_000);
  expect(shown()).toBeLessThan(1_000 + profit);
  store.dispatch({ type: 'pause', paused: true });
  await expect.poll(shown).toBe(1_000 + profit);
  expect(figureOf('Profit')?.textContent).toBe(formatMoney(cents(100_000 + profit * 100), 'en'));
});

it('what was paid in and what is made up are the total of a run that an extra tells, whatever its trades have added', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', <ProfitCard />);
  openTourAt(store, STOPS.guides);
  for (const count of [0, 3, 5]) {
    closeTrades(store, count);
    const made = formatMoney(cents(store.getState().session.account.total - 250_00), 'en');
    await expect.poll(() => container).toHaveTextContent(`Paid in $250.00, made up ${made}`);
  }
});

it('the curve of a run that an extra tells begins with its first day; what is paid at its end is a step', async () => {
  const { store } = await renderAt('/?seed=7&still=1', <ProfitCard />);
  const slider = page.getByRole('slider');
  /** What is read of the curve after keys. */
  const heardAfter = async (keys: string) => {
    await userEvent.keyboard(keys);
    return slider.element().getAttribute('aria-valuetext');
  };
  const total = () => store.getState().session.account.total;
  openTourAt(store, STOPS.guides);
  await expect.element(page.getByText('Day 11')).toBeVisible();
  focus(slider);
  expect(await heardAfter('{Home}')).toBe('Day 0, simulated: $50.00');
  expect(await heardAfter('{ArrowRight}')).toBe('Day 1, simulated: $300.00');
  await userEvent.tab();
  store.dispatch(moveTour(STOPS.paid));
  await expect.element(page.getByText('Day 11')).toBeVisible();
  focus(slider);
  const paid = formatMoney(cents(total()), 'en');
  expect(await heardAfter('{End}')).toBe(`Day 11, simulated: ${paid}`);
  expect(await heardAfter('{ArrowLeft}')).toBe(
    `Day 10, simulated: ${formatMoney(cents(total() + 50_00), 'en')}`,
  );
});

it('on /v the line of the latest round, and what it is, are there after its sale, whether it was played or opened there', async () => {
  const lineOf = (container: Element) => container.querySelector('[data-open-profit]')?.getAttribute('d');
  const opened = await renderAt('/v?seed=7&t=52&still=1', <ProfitCard />);
  const played = await renderAt('/v?seed=7&t=51&still=1', <ProfitCard />);
  const before = lineOf(played.container);
  played.store.tick(1_000);
  await expect.poll(() => lineOf(played.container)).not.toBe(before);
  expect(lineOf(opened.container)).toBeTruthy();
  await expect
    .element(opened.container)
    .toHaveTextContent('Open trades: not in the total until they are sold');
  expect(lineOf(opened.container)).toBe(lineOf(played.container));
});

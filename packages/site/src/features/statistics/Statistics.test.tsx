import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { Statistics } from './Statistics';

const section = (name: string) => page.getByRole('region', { name });

it('before the first trade it says that there is none yet, and still why none can lose; the run goes on behind it, and the statistics are updated on request', async () => {
  const { store, rerender } = await renderAt('/?seed=7', <Statistics />);
  const none = page.getByText('No trade has been closed yet');
  await expect.element(none).toBeVisible();
  await expect.element(section('Why rigged trades never lose')).toBeVisible();
  const ofTrades = ['What was drawn', 'What was expected', 'Rigged and fair market compared'].map(section);
  for (const each of ofTrades) expect(each.elements()).toEqual([]);
  store.tick(60_000);
  await rerender(<Statistics />);
  await expect.poll(() => document.documentElement.dataset.settled).toBe('true');
  await expect.element(none).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  for (const each of ofTrades) await expect.element(each).toBeVisible();
  expect(none.elements()).toEqual([]);
});

it('a custom market is compared under its own name, and links open both at the time of the comparison', async () => {
  await renderAt('/de?seed=7&t=600&still=1&amount=100&scenario=fair&chance=30&cost=0.5', <Statistics />);
  const markets = section('Gezinkt und angepasster Markt im Vergleich');
  await expect
    .element(markets)
    .toHaveTextContent('eine Münze, die in 30 % der Fälle gewinnt; jedes Geschäft kostet 0,50 €.');
  await expect.element(markets).toHaveTextContent('kostet jedes Geschäft auf diesem Markt 3,30 €');
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent(/fair/i);
  const links = [...markets.element().querySelectorAll('figure > a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual([
    '/de?amount=100&seed=7&t=600&still=1',
    '/de?amount=100&seed=7&scenario=fair&chance=30&cost=0.5&t=600&still=1',
  ]);
});

it('on /v it looks at the first hour of the dashboard with its seed, and says so', async () => {
  const { container } = await renderAt('/v?seed=7', <Statistics />);
  await expect.element(section('Rigged and fair market compared')).toBeVisible();
  expect(container).toHaveTextContent('this covers the dashboard’s first hour with the same seed');
  expect(container.querySelector('dialog')).toHaveTextContent('01:00:00');
  expect(Number(container.querySelector('data')?.value)).toBeGreaterThan(1_700);
});

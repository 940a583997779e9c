import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { Statistics } from './Statistics';

const section = (name: string) => page.getByRole('region', { name });

it('before the first trade it says that there is none yet, still why none can lose, and what many runs come to', async () => {
  await renderAt('/?seed=7', <Statistics />);
  await expect.element(page.getByText('No trade has been closed yet')).toBeVisible();
  await expect.element(section('Why rigged trades never lose')).toBeVisible();
  for (const name of ['What was drawn', 'What was expected']) expect(section(name).elements()).toEqual([]);
  await expect
    .element(section('Many runs').getByText(/^1,000 of 1,000 rigged runs end with a gain\.$/))
    .toBeVisible();
});

it('each figure of the run is the plain text of its value, and a link opens the same seed in the other market at this time', async () => {
  const { container } = await renderAt(
    '/de?seed=7&t=600&still=1&amount=100&scenario=fair&chance=30&cost=0.5',
    <Statistics />,
  );
  await expect.element(section('Was zu erwarten war')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toHaveTextContent(/fair/i);
  const values = [...container.querySelectorAll('dd')];
  expect(values.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['7', '00:10:00', 'Angepasster Markt', '11–26\u00a0%']),
  );
  for (const value of values) expect(value.querySelector('span, strong')).toBeNull();
  for (const details of container.querySelectorAll('details')) details.open = true;
  await expect
    .element(page.getByRole('link', { name: 'Die gezinkten Geschäfte zu diesem Zeitpunkt zeigen' }))
    .toHaveAttribute('href', '/de?amount=100&seed=7&t=600&still=1');
});

it('on /v it looks at the first hour of the dashboard with its seed, and says so', async () => {
  const { container } = await renderAt('/v?seed=7', <Statistics />);
  await expect.element(section('What was expected')).toBeVisible();
  expect(container).toHaveTextContent('this covers the dashboard’s first hour with the same seed');
  expect(container.querySelector('dialog')).toHaveTextContent('01:00:00');
  expect(Number(container.querySelector<HTMLDataElement>('dd data')?.value)).toBeGreaterThan(1_700);
});

import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

test('the panel shows what the run is made from and opens another run, which the address follows', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&amount=1234.5&name=Ada&t=60');
  const panel = await openSheet(page, 'run');
  await expect(panel.getByText('Simulation', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Name')).toHaveValue('Ada');
  await expect(panel.getByLabel('Start amount')).toHaveValue('$1,234.5');
  await expect(panel.getByLabel('Start trade count')).toHaveValue('');
  await expect(panel.getByLabel('Seed of the run')).toHaveValue('7');

  await panel.getByLabel('Start amount').fill('');
  await panel.getByLabel('Start amount').pressSequentially('0098765.432');
  await panel.getByLabel('Start trade count').pressSequentially('12');
  await panel.getByLabel('Seed of the run').fill('lesson 3');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(dashboard.figureOf('Trades')).toHaveText('12');
  await expect(dashboard.figureOf('Profit')).toHaveText('$98,765.43');
  await expect(page.getByText('“lesson 3”')).toBeVisible();
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: 'Ada',
    amount: '98765.43',
    trades: '12',
    seed: 'lesson 3',
  });
  await page.reload();
  await expect(dashboard.figureOf('Profit')).toHaveText(/^\$98,7/);

  // An empty field gives a random value, and hostile text stays text.
  await openSheet(page, 'run');
  await panel.getByLabel('Name').fill('\u202e<b>Real</b>');
  await panel.getByLabel('Start amount').fill('');
  await panel.getByLabel('Start trade count').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').locator('bdi')).toHaveText('<b>Real</b>');
  for (const card of ['Profit', 'Trades']) await expect(dashboard.card(card)).toContainText('random start');
});

test('a new run gets a fresh speakable name, and starting again replays the same run', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/de?seed=7');
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'Neuer Lauf' }).click();
  await expect(page).toHaveURL(/seed=[a-z]+(-[a-z]+)+-[A-Z]{3}/);
  const { seed = '' } = Object.fromEntries(new URL(page.url()).searchParams);
  await expect(page.getByRole('contentinfo')).toContainText(seed);
  await dashboard.wait(3_100);
  const first = (await dashboard.list()).at(-1)?.uuid;
  expect(first).toBeDefined();
  await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'Übernehmen und neu starten' }).click();
  await expect(dashboard.rows).toHaveCount(0);
  await dashboard.wait(3_100);
  expect((await dashboard.list()).at(-1)?.uuid).toBe(first);
});

test('the chosen theme overrides the link and is kept', async ({ page }) => {
  await page.goto('/?theme=dark&seed=7');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await openSheet(page, 'settings');
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.goto('/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await openSheet(page, 'settings');
  await page.getByRole('button', { name: 'System' }).click();
  await expect(html).not.toHaveAttribute('data-theme', /./);
});

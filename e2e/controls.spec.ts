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

test('Back to another run leaves nothing of what was typed for the one before, and what is typed for one run stays while trades come', async ({
  page,
}) => {
  await page.goto('/?seed=alpha&speed=10');
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'New run' }).click();
  await expect(page).not.toHaveURL(/seed=alpha/);

  await openSheet(page, 'run');
  const amount = panel.getByLabel('Start amount');
  await panel.getByLabel('Name').fill('Zed');
  await amount.fill('abc');
  await panel.getByRole('button', { name: 'Apply and restart' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  const rows = page.locator('tbody tr');
  const before = await rows.count();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await expect(amount).toHaveValue('abc');

  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/seed=alpha/);
  await openSheet(page, 'run');
  await expect(panel.getByLabel('Seed of the run')).toHaveValue('alpha');
  await expect(panel.getByLabel('Name')).toHaveValue('');
  await expect(amount).toHaveValue('');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(panel.getByRole('alert')).toBeHidden();
  await panel.getByRole('button', { name: 'Apply and restart' }).click();
  await expect(panel).toBeHidden();
});

test('a link to be copied by hand is there for as long as it is the one that the sheet would copy', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/?seed=alpha&t=60&still=1');
  const panel = await openSheet(page, 'run');
  await panel.getByRole('button', { name: 'New run' }).click();
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await openSheet(page, 'share');
  const copy = panel.getByRole('button', { name: 'Copy link' });
  const link = panel.getByRole('textbox');
  await copy.click();
  await expect(link).toHaveValue(/seed=/);
  await expect(link).not.toHaveValue(/t=/);

  await panel.getByRole('checkbox', { name: 'Start at simulated time' }).check();
  await expect(link).toHaveCount(0);
  await copy.click();
  await expect(link).toHaveValue(/[?&]t=/);
});

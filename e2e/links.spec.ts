import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

// E003
test('two visits without a seed differ; the same link shows the same run', async ({ dashboard, page }) => {
  const look = async (path: string) => {
    await dashboard.visit(path);
    return page
      .locator('main, header')
      .evaluateAll((parts) => parts.map((part) => part.textContent).join(' '));
  };
  expect(await look('/?still=1')).not.toBe(await look('/?still=1'));
  const seven = await look('/?still=1&seed=7&t=90');
  expect(await look('/?still=1&seed=7&t=90')).toBe(seven);
  expect(await look('/?still=1&seed=8&t=90')).not.toBe(seven);
});

// E031 E033 E035 E037 E039 E041
test('INV-21 each amount, count and name of a link is shown as it reads, and that it is from the link; values that are not numbers are ignored without a message', async ({
  dashboard,
  page,
}) => {
  for (const [path, cards, name, fromLink] of [
    ['/?amount=1234.5&trades=12.7&name=Ada', { Profit: '$1,234.50', Trades: '13' }, 'Ada', 'from the link'],
    ['/de?amount=-50&trades=12345&name=Ada', { Gewinn: '−50,00 €', Berufe: '12.345' }, 'Ada', 'aus dem Link'],
    ['/v?amount=1234.5&trades=50&name=Ada', { Profit: '$1,234.50', Trades: '50' }, 'Ada', 'from the link'],
  ] as const) {
    await page.goto(`${path}&still=1`);
    for (const [card, text] of Object.entries(cards)) {
      await expect(dashboard.figureOf(card), path).toHaveText(text);
      await expect(dashboard.card(card), path).toContainText(fromLink);
    }
    await expect(page.getByRole('banner').locator('bdi')).toHaveText(name);
    await expect(page.getByRole('banner').getByText(fromLink, { exact: true })).toBeVisible();
  }
  await page.goto('/?still=1&amount=abc&trades=1e21');
  await expect(dashboard.card('Profit')).toContainText('random start');
  await expect(dashboard.card('Trades')).toContainText('random start');
  expect(await page.locator('body').innerText()).not.toMatch(/NaN|Infinity|undefined|error/i);
  await expect(page.getByRole('banner').locator('bdi')).toBeVisible();
  await expect(page.getByText('from the link')).toHaveCount(0);
});

test('a parameter of ours that cannot be used is named beside the run, without its value, until another run is opened; what mangles a link changes nothing', async ({
  dashboard,
  page,
}) => {
  const foot = page.getByRole('contentinfo');
  await page.goto('/?seed=7&chance=52,5x&still=1');
  await expect(foot).toContainText('chance of the link was not understood');
  await page.goto('/?seed=7&scenario=fare&speed=fast&scene=nowhere&still=1');
  await expect(foot).toContainText('scenario, speed, scene of the link were not understood');
  expect(await page.locator('body').innerText()).not.toMatch(/fare\b|nowhere/);
  const sheet = await openSheet(page, 'run');
  await sheet.getByRole('button', { name: 'New run' }).click();
  await expect(sheet).toBeHidden();
  await expect(foot).not.toContainText('not understood');
  await page.goto(`/de?seed=${'x'.repeat(101)}&still=1`);
  await expect(foot).toContainText('seed im Link wurde nicht verstanden');

  await page.goto('/?seed=Lesson-1&amp;scenario=Fair&amp;t=60&amp;still=1&utm_source=mail).');
  await expect(foot).toContainText('Lesson-1');
  await expect(foot).not.toContainText('not understood');
  await expect(dashboard.card('Profit')).toContainText('Fair market');
  const total = await dashboard.figureOf('Profit').textContent();
  await page.goto('/de/%E0%A4%A?seed=%20lesson-1&scenario=fair&t=60&still=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armaturenbrett');
  await page.goto('/?seed=%20lesson-1&scenario=fair&t=60&still=1');
  await expect(dashboard.figureOf('Profit')).toHaveText(total ?? '');
});

// E002 E025
test('every path but /v is the dashboard, in German with the segment de, and survives a reload', async ({
  baseURL,
  page,
}) => {
  // A first segment that is no page, a second page inside another path, an empty segment.
  for (const [path, lang, title] of [
    ['/foo/bar.png', 'en', 'Dashboard'],
    ['//v', 'en', 'Dashboard'],
    ['/v/de', 'de', 'Armaturenbrett'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    if (lang === 'de') await page.reload();
    await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Start Trading' }), path).toHaveCount(0);
  }
  await page.goto('/V/');
  await expect(page.getByRole('button', { name: 'Start Trading' })).toBeVisible();
});

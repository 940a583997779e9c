import { expect, test } from './visitor';

test('two visits without a seed differ; the same link shows the same run', async ({ dashboard, page }) => {
  const look = async (path: string) => {
    await dashboard.page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page
      .locator('main, header')
      .evaluateAll((parts) => parts.map((part) => part.textContent).join(' '));
  };
  expect(await look('/?still=1')).not.toBe(await look('/?still=1'));
  expect(await look('/?still=1&seed=7&t=90')).toBe(await look('/?still=1&seed=7&t=90'));
  expect(await look('/?still=1&seed=7&t=90')).not.toBe(await look('/?still=1&seed=8&t=90'));
});

test.describe('in another time zone, language and calendar', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', locale: 'ar-EG-u-ca-islamic' });

  test('a link shows what it shows elsewhere', async ({ dashboard, page }) => {
    await page.goto('/de?still=1&seed=sun-bear-hoopoe-MUC&t=60&amount=1234.5');
    await expect(dashboard.figureOf('Gewinn')).toHaveText(/^1\.\d{3},\d{2} €$/);
    expect((await dashboard.list())[0]?.uuid).toBe('436d64fd-dfb6-4dbb-9b79-1ef4f71de78b');
  });
});

test('a moment and a speed of the link are kept; still opens paused and without animation', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&t=600&still=1&trades=0');
  expect(await dashboard.count()).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await dashboard.wait(10_000);
  expect(await dashboard.rows.count()).toBe(10);
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
});

test('speed 1000 brings five hundred trades a second, and the list stays short', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&trades=0&speed=1000');
  await expect.poll(() => dashboard.count(), { timeout: 10_000 }).toBeGreaterThan(1_000);
  expect(await dashboard.rows.count()).toBeLessThanOrEqual(11);
});

test.describe('amount, trades and name', () => {
  const cases = [
    ['/?amount=1234.5', 'Profit', '$1,234.50'],
    ['/de?amount=1234.5', 'Gewinn', '1.234,50 €'],
    ['/?amount=1e3', 'Profit', '$1,000.00'],
    ['/?amount=', 'Profit', '$0.00'],
    ['/?amount=-50', 'Profit', '−$50.00'],
    ['/de?amount=-50', 'Gewinn', '−50,00 €'],
    ['/?amount=0x10', 'Profit', '$16.00'],
    ['/?amount=1000000000000', 'Profit', '$1,000,000,000,000.00'],
    ['/?trades=20', 'Trades', '20'],
    ['/?trades=12.7', 'Trades', '13'],
    ['/?trades=', 'Trades', '0'],
    ['/?trades=-5', 'Trades', '−5'],
    ['/de?trades=12345', 'Berufe', '12.345'],
    ['/v?trades=50', 'Trades', '50'],
  ] as const;
  test('INV-21 each amount and count of a link is shown as it reads, and that it is from the link', async ({
    dashboard,
    page,
  }) => {
    for (const [path, card, text] of cases) {
      await page.goto(`${path}&still=1`);
      await expect.soft(dashboard.figureOf(card), path).toHaveText(text);
      await expect.soft(dashboard.card(card), path).toContainText(/from the link|aus dem Link/);
    }
  });

  test('INV-21 a name from the link is marked as such, a drawn one is not', async ({ page }) => {
    for (const [path, fromLink] of [
      ['/', 'from the link'],
      ['/de', 'aus dem Link'],
      ['/v', 'from the link'],
    ] as const) {
      const said = page.getByRole('banner').getByText(fromLink, { exact: true });
      await page.goto(`${path}?still=1&name=Ada`);
      await expect(said).toBeVisible();
    }
    await page.goto('/?still=1');
    await expect(page.getByRole('banner').locator('bdi')).toBeVisible();
    await expect(page.getByRole('banner').getByText('from the link', { exact: true })).toHaveCount(0);
  });

  test('values that are not numbers are ignored without a message', async ({ dashboard, page }) => {
    for (const bad of ['abc', 'Infinity', '1e21', '%00']) {
      await page.goto(`/?still=1&amount=${bad}&trades=${bad}`);
      await expect(dashboard.card('Profit')).toContainText('random start');
      await expect(dashboard.card('Trades')).toContainText('random start');
      expect(await page.locator('body').innerText()).not.toMatch(/NaN|Infinity|undefined|error/i);
    }
  });

  test('INV-20 a name is plain text with its badge beside it, cleaned and cut', async ({ page }) => {
    const bar = page.getByRole('banner');
    await page.goto('/?still=1&name=%E2%80%AEReal%20account%00');
    await expect(bar.locator('bdi')).toHaveText('Real account');
    await expect(bar).toContainText('(invented)');
    await page.goto(`/?still=1&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(bar.locator('bdi')).toHaveText('<img src=x onerror=alert(1)>');
    await expect(bar.locator('img')).toHaveCount(0);
    await page.goto(`/?still=1&name=${'W'.repeat(500)}`);
    await expect(bar.locator('bdi')).toHaveText(`${'W'.repeat(39)}…`);
    await page.goto('/?still=1&name=');
    await expect(bar.locator('bdi')).toHaveText(/^\p{Lu}\p{Ll}+$/u);
    await page.goto('/v?still=1&name=');
    await expect(bar.locator('bdi')).toHaveText('{name}');
  });
});

test.describe('paths', () => {
  // A first segment that is no page, upper case, a second page inside another path, a file name, an empty segment.
  const english = ['/foo/bar/baz', '/DE', '/v/x', '/x.png', '//v'];
  test('every other path is the dashboard in English and survives a reload', async ({ page, baseURL }) => {
    for (const path of english) {
      await page.goto(`${baseURL}${path}`);
      await page.reload();
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en');
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Dashboard');
      await expect.soft(page.getByRole('button', { name: 'Start Trading' }), path).toHaveCount(0);
    }
  });

  test('a path with the segment de is the dashboard in German', async ({ page }) => {
    for (const path of ['/de/', '/x/de', '/v/de']) {
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'de');
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Armaturenbrett');
    }
  });

  test('/V and /v/ are the second page', async ({ page }) => {
    for (const path of ['/V', '/v/']) {
      await page.goto(path);
      await expect.soft(page.getByRole('button', { name: 'Start Trading' }), path).toBeVisible();
    }
  });
});

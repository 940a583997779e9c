import { seen } from './honesty/seen';
import { LABEL } from './honesty/stateWords';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

// E004 E062
test('INV-16 Withdraw empties the figure on the screen beside nothing in an account, explains the trick, and changes nothing', async ({
  dashboard,
  page,
  requests,
}) => {
  for (const [path, locale] of [
    ['/', 'en'],
    ['/de', 'de'],
  ] as const) {
    await dashboard.visit(`${path}?still=1&seed=7`);
    await dashboard.fetched();
    const button = page.getByRole('button', {
      name: locale === 'de' ? 'Zurückziehen' : 'Withdraw',
      exact: true,
    });
    const figures = await page.locator('main data').allTextContents();
    const kept = () =>
      page.evaluate(() => [
        document.cookie,
        ...Object.entries(localStorage),
        ...Object.entries(sessionStorage),
      ]);
    const before = [page.url(), requests.length, await kept()];
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(locale === 'de' ? 'nichts auszuzahlen' : 'nothing to withdraw');
    await expect(dialog).toContainText(locale === 'de' ? 'Gebühr' : 'fee');
    await expect(dialog.locator('[data-simulation-label]')).toHaveText(LABEL[locale]);
    await expect.poll(() => seen(page), path).toBe('seen');
    await expect(
      dialog.locator('input, textarea, select, [contenteditable], form, progress, [role=progressbar]'),
    ).toHaveCount(0);
    // Two figures, and no amount in any sentence. What is shown is hollow at once: the page is still.
    const amounts = dialog.locator('data');
    expect(await amounts.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual([
      await dashboard.figureOf(locale === 'de' ? 'Gewinn' : 'Profit').getAttribute('value'),
      '0.00',
    ]);
    expect((await dialog.locator('p').allTextContents()).join('')).not.toMatch(/\d/);
    await expect(amounts.first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(amounts.first()).toHaveCSS('background-size', '100% 0%');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveAccessibleDescription(
      locale === 'de'
        ? /Bildschirm Simuliert .* €\s+Auf einem Konto 0,00/
        : /screen Simulated \$.*In an account \$0\.00/,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect([page.url(), requests.length, await kept()]).toEqual(before);
    expect(await page.locator('main data').allTextContents()).toEqual(figures);
  }
});

// E001 E139 E140 E141
for (const { path, tag = [] } of [{ path: '/' }, { path: '/v', tag: ['@long', '@honesty'] }])
  test(`INV-18 INV-19 ${path} makes no request after the static files, stores nothing, sets no cookie, and keeps running offline`, {
    tag,
  }, async ({ context, dashboard, page, requests }) => {
    // In real time; ten minutes in virtual time are in words.spec.ts.
    await page.goto(`${path}?speed=10`);
    await dashboard.fetched();
    const { origin } = new URL(page.url());
    expect(requests.every((url) => url.startsWith(origin))).toBe(true);
    const [requested, count] = [requests.length, await dashboard.count()];
    if (path === '/v') await dashboard.press('Start Trading');
    await expect.poll(() => dashboard.count()).toBeGreaterThan(count + (path === '/' ? 5 : 0));
    expect(requests.length).toBe(requested);
    expect(
      await page.evaluate(async () => [
        document.cookie,
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
        (await caches.keys()).length,
      ]),
    ).toEqual(['', 0, 0, 0, 0]);

    await context.setOffline(true);
    const online = await dashboard.count();
    if (path === '/v') await dashboard.press('Start Trading');
    await expect.poll(() => dashboard.count()).toBeGreaterThan(online);
    expect(requests.length).toBe(requested);
  });

// E142 E143 E144
test('INV-26 the error screen says heading, message, stack and reload, beneath the label, repeats nothing of the address, and leads back to the dashboard', async ({
  consoleMessages,
  page,
}) => {
  for (const path of ['/wicked/de', '/v']) {
    await page.goto(`${path}?scene=error&name=Mallory&seed=evil#wicked`);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.locator('main')).toContainText('The address asked for this screen with scene=error.');
    await expect(page.locator('pre')).toContainText('Error');
    await expect(page.locator('pre')).toBeVisible();
    await expect.poll(() => seen(page), path).toBe('seen');
    expect(await page.locator('main').innerText()).not.toMatch(/Mallory|evil|wicked/);
    await expect(
      page.getByRole('button', { name: path.endsWith('/de') ? 'Neu laden' : 'Reload' }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(consoleMessages.length).toBeGreaterThan(0); // a developer finds the error in the console too
  expectMessages(consoleMessages, ERROR_SCENE);
});

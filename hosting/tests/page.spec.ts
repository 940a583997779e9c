import { DashboardPage } from '../../e2e/pages/DashboardPage';
import { expect, test } from '../../e2e/visitor';
import { pageHeaders } from '../headers';
import { onEachServerInBrowser } from './site';

onEachServerInBrowser((site) => {
  test('the page plays under the real policy, and every file comes from below the base path', async ({
    dashboard,
    page,
  }) => {
    const answers: { url: string; status: number }[] = [];
    page.on('response', (response) => answers.push({ url: response.url(), status: response.status() }));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const answer = await page.goto(site.url('?seed=7'));
    expect(answer?.headers()['content-security-policy']).toBe(
      pageHeaders(site.partners)['Content-Security-Policy'],
    );
    await expect(dashboard.label).toContainText('Simulation – all figures are invented');
    await dashboard.waitForTrades(2);
    expect(await page.evaluate(() => document.fonts.load('16px Inter').then(({ length }) => length))).toBe(1);
    await page.getByRole('button', { name: 'Controls' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Controls' })).toBeVisible();
    for (const { url, status } of answers) {
      expect(url.startsWith(site.url('')), url).toBe(true);
      expect(status, url).toBe(200);
    }
    const kinds = answers.map(({ url }) => url.replace(/.*\./, ''));
    expect(kinds).toEqual(expect.arrayContaining(['js', 'css', 'woff2', 'svg']));
    // What the early script and the policy refused would be on the console, which stays silent.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('German, the second page and a deep path are found below the base path', async ({ page, v }) => {
    await page.goto(site.url('de?seed=7'));
    await expect(page).toHaveTitle('Simulation - Armaturenbrett');
    await expect(page.getByRole('region', { name: 'Gewinn', exact: true })).toBeVisible();
    await page.goto(site.url('lesson/de/3'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(site.url('v?seed=7'));
    await expect(v.startTrading).toBeVisible();
    await page.goto(site.url('').replace(/\/$/, ''));
    await expect(new DashboardPage(page).card('Profit')).toBeVisible();
  });

  test('what the page writes into its address, links and copies stays below the base path', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site.url('de?seed=7'));
    await page.getByRole('button', { name: 'Steuerung' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Steuerung' });
    const links = panel.locator('a');
    await expect.poll(() => links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) {
      const target = await link.evaluate((anchor) =>
        anchor instanceof HTMLAnchorElement ? anchor.href : '',
      );
      expect(target.startsWith(site.url('')), target).toBe(true);
    }
    await panel
      .getByRole('button', { name: /Link.*kopieren/ })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${site.url('de')}?`);
    await panel.getByRole('button', { name: 'Neuer Lauf' }).click();
    await expect(page).toHaveURL(/seed=[a-z]+-/);
    expect(page.url().startsWith(`${site.url('de')}?`)).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

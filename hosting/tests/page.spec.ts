import { openSheet } from '../../e2e/pages/openSheet';
import { expect, test } from '../../e2e/visitor';
import { pageHeaders } from '../headers';
import { onEachServerInBrowser } from './site';

onEachServerInBrowser((site) => {
  test('the page plays under the real policy; its files, a new run and the second page are below the base path', async ({
    dashboard,
    page,
    v,
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
    const sheet = await openSheet(page, 'run');
    for (const { url, status } of answers) {
      expect(url.startsWith(site.url('')), url).toBe(true);
      expect(status, url).toBe(200);
    }
    const kinds = answers.map(({ url }) => url.replace(/.*\./, ''));
    expect(kinds).toEqual(expect.arrayContaining(['js', 'css', 'woff2']));
    // What the early script and the policy refused would be on the console, which stays silent.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await sheet.getByRole('button', { name: 'New run' }).click();
    await expect(page).toHaveURL(/seed=[a-z]+-/);
    expect(page.url().startsWith(`${site.url('')}?`)).toBe(true);
    await page.goto(site.url('v?seed=7'));
    await expect(v.startTrading).toBeVisible();
  });
});

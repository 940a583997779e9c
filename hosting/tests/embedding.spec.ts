import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/visitor';
import { startFraming } from './framing';
import { onEachServerInBrowser, type Site } from './site';

let framing: Awaited<ReturnType<typeof startFraming>>;
test.beforeAll(async () => {
  framing = await startFraming();
});
test.afterAll(() => framing.stop());

/** The feed runs in the frame. A file that did not come would be on the console, which stays silent. */
async function expectRunning(page: Page, site: Site) {
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-simulation-label]')).toContainText('Simulation');
  await expect(frame.locator('tbody tr').first()).toBeVisible();
  const address = page.frames().find((each) => each.url().startsWith(site.url('')));
  expect(await address?.evaluate(async () => (await document.fonts.load('16px Inter')).length)).toBe(1);
}

onEachServerInBrowser((site) => {
  test('INV-25 pages of this machine, and of a site that the host names, may frame the page, in a sandbox too', async ({
    page,
  }) => {
    for (const host of ['localhost', '127.0.0.1', 'partner.localhost']) {
      for (const sandbox of [undefined, 'allow-scripts']) {
        const src = site.url('?seed=7&speed=10');
        await page.goto(framing.page(host, { src, ...(sandbox ? { sandbox } : {}) }));
        await expectRunning(page, site);
      }
    }
  });

  test('INV-25 no other site may frame the page', async ({ consoleMessages, page }) => {
    for (const host of ['elsewhere.localhost', 'partner.elsewhere.localhost']) {
      await page.goto(framing.page(host, { src: site.url('?seed=7') }));
      await expect.poll(() => consoleMessages.join()).toContain('frame-ancestors');
      await expect(page.frameLocator('iframe').locator('[data-simulation-label]')).toHaveCount(0);
      consoleMessages.length = 0;
    }
  });
});

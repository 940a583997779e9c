import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { packageFiles } from '../scripts/package';
import { expect, test } from './visitor';

/** Every figure of the page, exact. */
const figures = (page: Page) =>
  page.locator('main data').evaluateAll((all) => all.map((one) => one.getAttribute('value')));

test('the packaged folder opens from a path with spaces, umlauts and a folder "de", offline: the figures of the site, no request, and links that stay in the folder', async ({
  page,
  context,
}) => {
  const folder = test.info().outputPath('Grüße an de', 'de');
  for (const [path, content] of await packageFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const opened = async (path: string, query: string) => {
    await page.goto(`${pathToFileURL(join(folder, path)).href}${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    return figures(page);
  };
  const served: (string | null)[][] = [];
  for (const path of ['/', '/de', '/v']) {
    await page.goto(`${path}?seed=7&t=60&still=1`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    served.push(await figures(page));
  }

  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url());
  });
  for (const [index, path] of ['index.html', 'de/index.html', 'v/index.html'].entries()) {
    expect(await opened(path, '?seed=7&t=60&still=1')).toEqual(served[index]);
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('de') ? 'de' : 'en');
    await expect(page.locator('[data-simulation-label]').first()).toBeInViewport();
  }
  expect(requests).toHaveLength(3); // the pages themselves

  await opened('index.html', '?seed=7&scene=controls&still=1');
  const anchors = page.locator('dialog a[href*="scene="]');
  await expect(anchors.first()).toBeAttached();
  const links = await anchors.evaluateAll((all) =>
    all.map((one) => new URL(one.getAttribute('href') ?? '', document.baseURI).href),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toContain(`${pathToFileURL(folder).href}/index.html?`);
  // The policy allows the script of the worker, and nothing that is not in the page.
  await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}?seed=7&scene=runs`);
  await expect(page.locator('[data-runs-done="1000"]')).toBeVisible({ timeout: 30_000 });
});

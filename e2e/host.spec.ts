import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaPolicy } from '../hosting/headers';
import { answers } from '../hosting/tests/answers';
import { startFraming } from '../hosting/tests/framing';
import { builds, Site } from '../hosting/tests/site';
import { filesIn } from '../scripts/lib/filesIn';
import { expect, expectMessages, test } from './visitor';

// E001 E025
test('INV-23 static files are enough: every file arrives whole, every path that is no file is the page, which has the policy, and a missing asset is missing', async ({
  baseURL,
}) => {
  const site = new Site('preview', '/', builds['/'], [], baseURL);
  for (const [title, check] of Object.entries(answers)) await test.step(title, () => check(site));

  await test.step('the page itself says the policy, and has no style and no form of its own', () => {
    const page = site.read('index.html').toString();
    expect(page).toContain(`content="${metaPolicy}"`);
    expect(metaPolicy).toContain("require-trusted-types-for 'script'");
    expect(page).not.toMatch(/<style|style="[^"]*url|<form[^>]*(?:action|method)/);
  });

  await test.step('every file that a page of the site or a style sheet names exists', () => {
    const named = filesIn(site.build)
      .filter((file) => /\.(html|css)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(site.build, file), 'utf8').matchAll(/(?:href="|src="|url\("?)([^")]+)/g)].map(
          ([, address = '']) => new URL(address, `http://site/${file}`),
        ),
      )
      // Any other path is the page.
      .filter(
        ({ host, pathname }) =>
          (host === 'site' && /\.(?!html)\w+$/.test(pathname)) ||
          site.folders().some((folder) => pathname.startsWith(`/${folder}`)),
      );
    expect(named.length).toBeGreaterThan(5);
    for (const { pathname } of named) expect(existsSync(join(site.build, pathname)), pathname).toBe(true);
  });
});

test('a preview of a link has both languages, and a copy without its style sheet says what it is and what runs offline', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  await dashboard.visit('/de?seed=7&t=60&still=1');
  const copy = page.getByText(/START-HERE\.html/);
  await expect(copy).toHaveCount(2);
  for (const one of await copy.all()) await expect(one).toBeHidden();
  const preview = page.locator('meta[property="og:description"]');
  await expect(preview).toHaveAttribute('content', /all figures are invented.*alle Zahlen sind erfunden/);
  // As a browser saves it: scripts and styles no longer load.
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await page.goto('about:blank');
  await page.setContent(html.replace(/<(?:link|script)[^>]*>/g, ''));
  for (const one of await copy.all()) await expect(one).toBeVisible();
  expectMessages(consoleMessages, /Content Security Policy/); // styles of elements are blocked there
});

test('INV-25 a page of this machine may frame the page in a sandbox, and no other site may', async ({
  baseURL,
  consoleMessages,
  page,
}) => {
  const framing = await startFraming();
  const src = `${baseURL}/?seed=7&t=40&still=1`;
  const label = page.frameLocator('iframe').locator('[data-simulation-label]');
  await page.goto(framing.page('127.0.0.1', { src, sandbox: 'allow-scripts' }));
  await expect(label).toContainText('all figures are invented');
  await expect(page.frameLocator('iframe').locator('tbody tr').first()).toBeVisible();
  expect(consoleMessages).toEqual([]);
  await page.goto(framing.page('elsewhere.localhost', { src }));
  await expect.poll(() => consoleMessages.join()).toContain('frame-ancestors');
  await expect(label).toHaveCount(0);
  consoleMessages.length = 0;
  await framing.stop();
});

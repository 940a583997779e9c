import type { Page } from '@playwright/test';
import { Runs } from '../pages/Runs';
import { Statistics } from '../pages/Statistics';
import { expect, expectMessages, test } from '../visitor';
import { serveAs } from './serveAs';

const WORKER = /\/assets\/runs\.worker-[^/]*\.js$/;
const ON_PAGE = /in the background \(in a web worker\) did not work\. This page plays them itself/;

/** Opens the statistics, has a hundred runs of ten minutes played, and reads what is shown of them. */
async function playFew(page: Page, runs: Runs): Promise<string> {
  await page.goto('/?seed=7&t=60&still=1');
  const statistics = new Statistics(page);
  await statistics.open();
  await statistics.ready();
  await runs.play('100', '10 minutes');
  await runs.played(100);
  return runs.figure.innerText();
}

test('web workers play, and none is left afterwards or once the statistics are closed; where their file is missing the page says so and plays the same', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  const runs = new Runs(page);
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  const usual = await playFew(page, runs);
  expect(started.length).toBeGreaterThan(0);
  for (const url of started) expect(url).toMatch(WORKER);
  await expect.poll(() => page.workers()).toEqual([]);
  await expect(page.getByText(ON_PAGE)).toHaveCount(0);
  // Minutes of work: the workers are still there when the statistics are closed.
  await runs.play('10,000', '1 day');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.workers()).toEqual([]);

  await page.route(WORKER, (route) => route.fulfill({ status: 404, body: '' }));
  expect(await playFew(page, runs)).toBe(usual);
  await expect(page.getByText(ON_PAGE)).toBeVisible();
  expectMessages(consoleMessages, /Failed to load resource/);
});

test('workers forbidden by a policy: the page says so and plays a thousand runs itself', {
  tag: '@long',
}, async ({ baseURL, consoleMessages, page }) => {
  const runs = new Runs(page);
  const own = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  await serveAs(page, baseURL ?? '', baseURL ?? '', {
    'content-security-policy': own.replace("worker-src 'self'", "worker-src 'none'"),
  });
  await page.goto('/?seed=7&still=1&scene=runs');
  await runs.played(1_000);
  await expect(page.getByText(ON_PAGE)).toBeVisible();
  expectMessages(consoleMessages, /worker-src 'none'/);
});

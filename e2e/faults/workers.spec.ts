import type { Page } from '@playwright/test';
import { RUNS_WORDS, Runs } from '../pages/Runs';
import { expect, expectMessages, test } from '../visitor';
import { serveAs } from './serveAs';

const RUNS = '/?seed=7&still=1&scene=runs';
const WORKER = /\/assets\/runs\.worker-[^/]*\.js$/;
const NOT_STARTED = /could not be started\. The runs are counted on the page instead/;

/** Opens the statistics, has a hundred runs of ten minutes counted, and reads what is said of them. */
async function countFew(page: Page, runs: Runs): Promise<string> {
  await page.goto('/?seed=7&t=60&still=1');
  await page.getByRole('button', { name: 'The statistics behind it' }).click();
  for (const choice of ['100', '10 minutes', RUNS_WORDS['/'].count]) await runs.choose(choice);
  await runs.counted(100);
  return runs.figure.innerText();
}

test('web workers count, and none is left afterwards or once the statistics are closed; where their file is missing the page says so and counts the same', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  const runs = new Runs(page, RUNS_WORDS['/']);
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  const usual = await countFew(page, runs);
  expect(started.length).toBeGreaterThan(0);
  for (const url of started) expect(url).toMatch(WORKER);
  await expect.poll(() => page.workers()).toEqual([]);
  await expect(page.getByText(NOT_STARTED)).toHaveCount(0);
  // A count that takes minutes: the workers are still there when the statistics are closed.
  for (const choice of ['10,000', '1 day', RUNS_WORDS['/'].count]) await runs.choose(choice);
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.workers()).toEqual([]);

  await page.route(WORKER, (route) => route.fulfill({ status: 404, body: '' }));
  expect(await countFew(page, runs)).toBe(usual);
  await expect(page.getByText(NOT_STARTED)).toBeVisible();
  expectMessages(consoleMessages, /Failed to load resource/);
});

/** What the page says of a thousand runs, once they are counted. */
async function counted(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const figure = page.locator('[data-runs-done="1000"]');
  await expect(figure).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
  return figure.innerText();
}

test('workers forbidden by a policy: the page says so and counts the same', {
  tag: '@long',
}, async ({ baseURL, consoleMessages, page }) => {
  const usual = await counted(page, RUNS);
  const own = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  await serveAs(page, baseURL ?? '', baseURL ?? '', {
    'content-security-policy': own.replace("worker-src 'self'", "worker-src 'none'"),
  });
  expect(await counted(page, RUNS)).toBe(usual);
  await expect(page.getByText(NOT_STARTED)).toBeVisible();
  expectMessages(consoleMessages, /worker-src 'none'/);
});

test('a worker that fails in the middle: the page says so and counts the rest', {
  tag: '@long',
}, async ({ page }) => {
  const usual = await counted(page, RUNS);
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const failing =
      "let asked = 0; addEventListener('message', () => { asked += 1; if (asked === 4) throw new Error('out of memory'); });";
    await route.fulfill({ response, body: failing + (await response.text()) });
  });
  expect(await counted(page, RUNS)).toBe(usual);
  await expect(page.getByText(/has stopped\. The other runs are counted on the page/)).toBeVisible();
});

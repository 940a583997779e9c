import { serveAs } from '../../../e2e/faults/serveAs';
import { expect, expectMessages, test } from '../../../e2e/visitor';
import { Runs } from './pages/Runs';

const WORKER = /\/assets\/runs\.worker-[^/]*\.js$/;
const ON_PAGE = /in the background \(in a web worker\) did not work\. This page plays them itself/;

/* Where a worker fails, as when its file is missing: playManyRuns.test.tsx. */
test('web workers play, and none is left afterwards or once the statistics are closed', {
  tag: '@long',
}, async ({ page }) => {
  const runs = new Runs(page);
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  await page.goto('/?seed=7&still=1&scene=runs');
  await runs.played(1_000);
  expect(started.length).toBeGreaterThan(0);
  for (const url of started) expect(url).toMatch(WORKER);
  await expect.poll(() => page.workers()).toEqual([]);
  await expect(page.getByText(ON_PAGE)).toHaveCount(0);
  // Seconds of work: the workers are still there when the statistics are closed.
  await runs.reveal();
  await runs.choose('1 day');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.workers()).toEqual([]);
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
  await expect(page.getByText(ON_PAGE).first()).toBeVisible();
  expectMessages(consoleMessages, /worker-src 'none'/);
});

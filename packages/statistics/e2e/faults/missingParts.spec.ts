import { expectSentenceOfThrowing } from '../../../../e2e/faults/throws';
import { expect, expectMessages, loadsOf, MISSING_FILE, test } from '../../../../e2e/visitor';
import { openStatistics } from '../pages/openStatistics';

test('statistics missing after a deploy: after one reload they have their sentence and a way to close them, and the page goes on', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  await page.route('**/assets/Statistics-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/de?amount=1000&trades=5&name=Ada&speed=4');
  await expect.poll(() => dashboard.count('Berufe')).toBeGreaterThan(6);
  await dashboard.press('Anhalten');
  const before = await dashboard.list();
  await openStatistics(page);
  const sentence = page.getByText('Dieser Teil funktioniert gerade nicht.').and(page.locator(':visible'));
  await expect(sentence.first()).toBeVisible();
  expect(loads()).toBe(2);
  expect(await dashboard.list()).toEqual(before);
  await dashboard.press('Schließen');
  await expect(page.getByRole('button', { name: 'Schließen' })).toHaveCount(0);
  await dashboard.press('Fortsetzen');
  await expect.poll(() => dashboard.list()).not.toEqual(before);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('offline: the statistics, which have not come, wait for the network, which can be canceled', async ({
  consoleMessages,
  context,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  const waiting = page.getByText('Waiting for the network.').and(page.locator(':visible'));
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await page.goto('/?seed=7&speed=4');
  await dashboard.fetched();
  await context.setOffline(true);
  await openStatistics(page); // by the controls, which nobody has opened before
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for the network.' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  const goesOn = async () => {
    const count = await dashboard.count();
    await expect.poll(() => dashboard.count()).toBeGreaterThan(count + 1);
  };
  await goesOn();
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  // What was canceled neither reloads the page nor opens itself once the network is back.
  await context.setOffline(false);
  await goesOn();
  expect(loads()).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await context.setOffline(true);
  await openStatistics(page);
  await expect(cancel).toBeVisible();
  const count = await dashboard.count();
  await context.setOffline(false);
  await expect(cancel).toHaveCount(0); // it is loaded, or the page is loaded again
  await expect(page.getByRole('dialog', { name: 'The statistics behind it' })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2); // one reload, at the same time of the run, where the browser remembers the failure
  expect(await dashboard.count()).toBeGreaterThanOrEqual(count);
  expectMessages(consoleMessages, MISSING_FILE); // the browser reports that it is offline
});

test('a network that leads nowhere: the page stays, and the statistics open once the site answers', async ({
  consoleMessages,
  context,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  await page.goto('/?seed=7&speed=4');
  await dashboard.fetched();
  await context.route('**', (route) => route.abort('namenotresolved'));
  await openStatistics(page);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const count = await dashboard.count();
  await expect.poll(() => dashboard.count()).toBeGreaterThan(count + 1);
  expect(loads()).toBe(1);
  await context.unroute('**');
  await expect(page.getByRole('dialog', { name: 'The statistics behind it' })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2); // one reload, where the browser remembers the failure
  expectMessages(consoleMessages, MISSING_FILE);
});

test('statistics that throw have their sentence, can be left, and the page goes on; the console says it once', ({
  consoleMessages,
  dashboard,
}) => expectSentenceOfThrowing('Statistics', 'lesson', dashboard, consoleMessages));

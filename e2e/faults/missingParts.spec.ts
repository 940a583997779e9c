import type { Route } from '@playwright/test';
import { openSheet } from '../pages/openSheet';
import { expect, expectMessages, loadsOf, MISSING_FILE, test } from '../visitor';
import { expectSentenceOfThrowing } from './throws';

test('a later chunk missing after a deploy: the run goes on at its moment after one reload, with what was asked for open; the next missing chunk has its sentence and can be closed, and the page goes on', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  const missing = (route: Route) => route.fulfill({ status: 404, body: '' });
  // The old part is gone until the page itself has come anew.
  await page.route('**/assets/Controls-*.js', (route) => (loads() === 1 ? missing(route) : route.continue()));
  await page.route('**/assets/Origin-*.js', missing);
  await page.goto('/de?amount=1000&trades=5&name=Ada&speed=4');
  await expect.poll(() => dashboard.count('Berufe')).toBeGreaterThan(6);
  await dashboard.press('Anhalten');
  const before = await dashboard.list();
  const run = await page.getByRole('contentinfo').locator('bdi').textContent();
  await page.getByRole('button', { name: 'Steuerung' }).click();
  await expect(page.getByRole('dialog', { name: 'Steuerung' })).toBeVisible();
  expect(loads()).toBe(2);
  expect(await dashboard.list()).toEqual(before);
  expect(new URL(page.url()).searchParams.get('seed')).toBe(run);
  expect(new URL(page.url()).searchParams.get('name')).toBe('Ada');
  await expect(
    page.locator('main').getByRole('button', { name: 'Fortsetzen', includeHidden: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const question = page.getByRole('button', { name: /Gewinn: .*\?/ });
  await question.press('Enter');
  const sentence = page.getByText('Dieser Teil funktioniert gerade nicht.').and(page.locator(':visible'));
  await expect(sentence.first()).toBeVisible();
  expect(await dashboard.list()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(sentence).toHaveCount(0);
  await dashboard.press('Fortsetzen');
  await expect.poll(() => dashboard.list()).not.toEqual(before);
  expect(loads()).toBe(2);
  expect(consoleMessages.filter((text) => /dynamically imported/.test(text))).toHaveLength(1);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('offline: the controls are there unopened, and the page goes on', async ({
  context,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  await page.goto('/?seed=7&speed=4');
  await dashboard.fetched();
  await context.setOffline(true);
  await expect(await openSheet(page, 'settings')).toBeVisible();
  const count = await dashboard.count();
  await expect.poll(() => dashboard.count()).toBeGreaterThan(count + 1);
  expect(loads()).toBe(1);
});

test('a network that leads nowhere: the page stays, and the part opens once the site answers', async ({
  consoleMessages,
  context,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  const nowhere = (route: Route) => route.abort('namenotresolved');
  await context.route('**/assets/Controls-*.js', nowhere); // otherwise it comes unasked
  await page.goto('/?seed=7&speed=4');
  await expect(dashboard.rows.first()).toBeVisible();
  await context.route('**', nowhere);
  const controls = page.getByRole('button', { name: 'Controls' });
  await controls.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  const [button, answer] = [await controls.boundingBox(), await cancel.boundingBox()];
  expect((answer?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(100); // beside what was pressed
  const count = await dashboard.count();
  await expect.poll(() => dashboard.count()).toBeGreaterThan(count + 1);
  expect(loads()).toBe(1);
  await context.unroute('**/assets/Controls-*.js');
  await context.unroute('**');
  await expect(page.getByRole('dialog', { name: 'Controls' })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2); // one reload, where the browser remembers the failure
  expectMessages(consoleMessages, MISSING_FILE);
});

test('a connection that breaks once: the chunk is loaded again, or the page once where the browser remembers the failure', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  const loads = loadsOf(page);
  let asked = 0;
  // Not by `times`: removing a route while the page reloads may leave a request without an answer.
  await page.route('**/assets/Controls-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/v?seed=7&scene=controls');
  await expect(page.getByRole('dialog', { name: 'Controls' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  expect(loads()).toBeLessThanOrEqual(2);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('a dialog that throws has its sentence, can be left, and the page goes on; the console says it once', ({
  consoleMessages,
  dashboard,
}) => expectSentenceOfThrowing('Controls', 'controls', dashboard, consoleMessages));

test('who saves data, or whose network is slow, is not sent the controls unasked', async ({
  dashboard,
  page,
  requests,
}) => {
  const asked = () => requests.filter((url) => /Controls-.*\.js/.test(url)).length;
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
    { saveData: false, effectiveType: '4g' },
  ]) {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told, configurable: true });
    }, connection);
    requests.length = 0;
    await page.goto('/?seed=7&speed=4');
    if (connection.effectiveType === '4g' && !connection.saveData) await expect.poll(asked).toBe(1);
    else {
      await expect.poll(() => dashboard.count()).toBeGreaterThan(14); // the page has been idle in the meantime
      expect(asked()).toBe(0);
    }
  }
});

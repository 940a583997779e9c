import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOf } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import { openPageWith } from '../../../e2e/framed';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, lettersOf, test } from '../../../e2e/visitor';
import { unpackInto } from './unpacked';

test.describe.configure({ mode: 'default' }); // one folder for all of them
let place: string;
let folder: string;
test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'folder-'));
  folder = await unpackInto(place);
});
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

/* What a renamed page keeps at the end of its address: packages/dashboard/src/visit/address/writeAddress.test.ts and app/history/history.test.ts. */
test('the packaged folder opens from a path with spaces, umlauts and a folder "de", offline: the figures of the run, no request, and links that stay in the folder', async ({
  page,
  context,
  dashboard,
  requests,
}) => {
  await context.setOffline(true);
  requests.length = 0;
  for (const [path, route, card] of [
    ['index.html', 'dashboard', 'Profit'],
    ['de/index.html', 'dashboard', 'Gewinn'],
    ['v/index.html', 'v', 'Profit'],
  ] as const) {
    await dashboard.visit(`${folder}${path}?seed=7&t=60&still=1`);
    const session = sessionAt(runOf({ route, seed: '7' }), 60_000);
    expect(await dashboard.total(card)).toBe(session.account.total);
    expect(await dashboard.list()).toMatchObject(session.trades.map(({ uuid }) => ({ uuid })));
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('de') ? 'de' : 'en');
    await expect(page.locator('[data-simulation-label]').first()).toBeInViewport();
    const lessons = await page
      .getByRole('link', { name: path.startsWith('de') ? 'Unterricht' : 'Lessons' })
      .evaluate((link: HTMLAnchorElement) => link.href);
    expect(readFileSync(fileURLToPath(lessons), 'utf8')).toMatch(/class="label\b/);
  }
  // The pages themselves.
  expect(requests.filter((url) => !/^(data|blob):/.test(url))).toHaveLength(3);

  await dashboard.visit(`${folder}index.html?seed=7&scene=controls-share&still=1`);
  await expect(page.getByText('It works on this computer only: it leads to a file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Embed' })).toHaveCount(0);
  // The policy allows the script of the worker, and nothing that is not in the page.
  await page.goto(`${folder}index.html?seed=7&scene=runs`);
  await expect(page.locator('[data-runs-done="1000"]')).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('Playing the runs in the background (in a web worker) did not work.'),
  ).toHaveCount(0);
});

test('the start pages of the folder keep the label in sight on a phone, and every door of theirs opens', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 700 });
  for (const start of ['START-HERE.html', 'START-HIER.html']) {
    await page.goto(folder + start);
    await page.evaluate(() => window.scrollTo(1_000, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
    expect(await lettersOf(page)).toBe('loaded');
    await expect(page.locator('.label')).toBeInViewport({ ratio: 1 });
    const doors = await page
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href));
    expect(doors.length).toBeGreaterThan(8);
    for (const door of doors) {
      expect(door).toContain(folder);
      await page.goto(door);
      await expect(page.locator('[data-simulation-label], .label').first()).toBeInViewport();
      const { hash } = new URL(door);
      if (hash !== '') await expect(page.locator(hash)).toBeInViewport();
    }
  }
});

test('a page of the folder plays in the sandboxed frame of a viewer, and says that links do not work there', {
  tag: '@long',
}, async ({ page }) => {
  const html = readFileSync(fileURLToPath(`${folder}de/index.html`), 'utf8');
  const viewer = await openPageWith(
    page,
    '<iframe sandbox="allow-scripts" width="1200" height="700"></iframe>',
  );
  await viewer.owner().evaluate((frame, source) => frame.setAttribute('srcdoc', source), html);
  const sentence = 'Links funktionieren in dieser Ansicht nicht. Öffnen Sie die Datei in einem Browser.';
  await expect(viewer.getByRole('contentinfo')).toContainText(sentence);
  await expect(viewer.locator('tbody tr').first()).toBeVisible();
  await viewer.getByRole('link', { name: 'Zu den Zahlen springen' }).press('Enter');
  await expect(viewer.getByRole('main')).toBeFocused();
  const panel = await openSheet(viewer, 'share');
  await expect(panel.getByText(sentence)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Link kopieren' })).toHaveCount(0);
});

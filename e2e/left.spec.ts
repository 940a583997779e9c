import type { Page } from '@playwright/test';
import { openPageWith } from './framed';
import { Hands } from './pages/Hands';
import { unpackInto } from './unpacked';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

const runOf = (page: Page) => page.locator('footer bdi');

test('without a seed in the address a reload goes on with the run at its time, and an address opened anew begins anew', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?trades=0&speed=60');
  await expect.poll(() => dashboard.count()).toBeGreaterThan(10);
  const [run, count] = [await runOf(page).textContent(), await dashboard.count()];
  await page.reload();
  await expect(runOf(page)).toHaveText(run ?? '');
  expect(await dashboard.count()).toBeGreaterThanOrEqual(count);
  await page.goto('/?trades=0&speed=60');
  await expect(runOf(page)).not.toHaveText(run ?? '');
});

test('another language goes on at the same moment and speed, paused where it was, also from /v, where the link says where it leads', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=60&speed=10');
  await dashboard.press('Pause');
  const total = await dashboard.total();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await dashboard.total('Gewinn')).toBe(total);
  await expect(page.locator('main').getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
  expect(page.url()).toContain('speed=10');
  await page.goto('/v?seed=7&t=12&still=1');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Deutsch: .*Armaturenbrett/ })
    .click();
  await expect(page).toHaveURL(/\/de\?.*t=12&/);
});

test('the other page begins at its own beginning: moment, stillness and story belong to the page that is left', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo');
  for (const [opened, link, href] of [
    ['/?seed=7&t=60&still=1&theme=dark', 'Scripted market analysis', '/v?seed=7&theme=dark'],
    ['/de?seed=7&t=60&still=1&theme=dark', 'Analyse nach Skript (EN)', '/v?seed=7&theme=dark'],
    ['/de?seed=7&scene=story-rise', 'Analyse nach Skript (EN)', '/v?seed=7'],
    ['/v?seed=7&t=12&still=1', 'Dashboard', '/?seed=7'],
  ] as const)
    await test.step(opened, async () => {
      await page.goto(opened);
      await expect(foot.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href);
    });
});

test('paused, put into another language and resumed, the page moves again as it did', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=60');
  await dashboard.press('Pause');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html[lang=de]')).toHaveAttribute('data-still');
  await dashboard.press('Fortsetzen');
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  await expect(page).not.toHaveURL(/still/);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
});

test('the story lies over nothing of the screen of another version', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?seed=7&engine=1');
  const hands = new Hands(page);
  await hands.openStoryFromExplanation();
  const screen = await page.getByRole('main').boundingBox();
  const panel = await hands.story.boundingBox();
  expect((screen?.x ?? 0) + (screen?.width ?? Infinity)).toBeLessThanOrEqual(panel?.x ?? 0);
});

test('the error screen leads back to the dashboard', async ({ consoleMessages, page }) => {
  await page.goto('/?scene=error');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expectMessages(consoleMessages, ERROR_SCENE);
});

for (const scene of ['deceive', 'fair-lesson', 'controls', 'story'])
  test(`in a frame of another page, scene=${scene} takes the focus once it is pressed, and not by itself`, async ({
    page,
    baseURL,
  }) => {
    const framed = await openPageWith(
      page,
      `<input aria-label="note"><iframe src="${baseURL}/?seed=7&scene=${scene}" width="900" height="700"></iframe>`,
    );
    const note = page.getByLabel('note');
    const part = framed.locator(scene === 'story' ? 'section[data-story]' : 'dialog[open]');
    await note.pressSequentially('abc');
    await expect(part).toBeVisible();
    await page.keyboard.type('def');
    await expect(note).toHaveValue('abcdef');
    await part.getByRole('heading').first().click();
    await expect(framed.locator(':focus')).toHaveCount(1);
    await expect(part.locator(':focus').or(part.and(framed.locator(':focus')))).toHaveCount(1);
  });

test('a renamed page of the folder is named as it is, in its own links and in those of its other language', async ({
  page,
}) => {
  const { renameSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const folder = await unpackInto(test.info().outputPath());
  renameSync(fileURLToPath(`${folder}index.html`), fileURLToPath(`${folder}lesson.html`));
  await page.goto(`${folder}lesson.html?seed=7&scene=controls-share`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${folder}lesson.html?seed=7`);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(page.url()).toContain('/lesson.html?');
});

test('a page that a host serves by another name is named as it is, in the address, in its link and in its code', async ({
  page,
}) => {
  // The host answers with the page for every path.
  await page.goto('/course/lesson.html?seed=7&t=20&still=1');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(await copied()).pathname).toBe('/course/lesson.html');
  await page.goto('/course/lesson.html?seed=7&scene=controls-run');
  await page.getByRole('dialog').getByLabel('Seed').fill('8');
  await page.getByRole('dialog').getByLabel('Seed').press('Enter');
  await expect(page).toHaveURL(/\/course\/lesson\.html\?seed=8$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\?seed=8/);
});

test('a story that the next version of the site does not know begins again, beside the run of the address', async ({
  page,
}) => {
  await page.goto('/?seed=7&scene=story-rise');
  const story = page.locator('[data-story]');
  await expect(story).toHaveAttribute('data-story', 'rise');
  await expect(page.getByRole('banner')).toContainText('Robin');
  await page.evaluate(() => {
    const rename = () =>
      history.replaceState(
        JSON.parse(JSON.stringify(history.state).replace('"stage":"rise"', '"stage":"of another version"')),
        '',
      );
    // After the page, which writes its entry then.
    for (const type of ['beforeunload', 'pagehide', 'visibilitychange'])
      window.addEventListener(type, rename);
  });
  await page.reload();
  await expect(story).toHaveAttribute('data-story', 'intro');
  await expect(page.getByRole('banner')).not.toContainText('Robin');
});

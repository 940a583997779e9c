import type { Page } from '@playwright/test';
import { openPageWith } from './framed';
import { unpackInto } from './unpacked';
import { ERROR_SCENE, expect, expectMessages, loadsOf, MISSING_FILE, test } from './visitor';

const runOf = (page: Page) => page.locator('footer bdi');
const storyOf = (page: Page) => page.locator('[data-story]');
const choose = (page: Page, name: string) => storyOf(page).locator(`[data-story-choice="${name}"]`).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Leave the story' }).click();
const back = (page: Page) => storyOf(page).getByRole('button', { name: 'Back', exact: true }).click();

async function openStory(page: Page) {
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: /^Play it through/ }).click();
  await expect(storyOf(page)).toHaveAttribute('data-story', 'intro');
}

async function openRun(page: Page, seed: string) {
  await page.getByRole('button', { name: 'Controls' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Controls' });
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await panel.getByLabel('Seed of the run').fill(seed);
  await panel.getByLabel('Seed of the run').press('Enter');
  await expect(panel).toBeHidden();
}

test('a run that is opened while the story is open stays, and so does that of Back', async ({ page }) => {
  await page.goto('/?seed=7&scene=story-link&name=Ada');
  await expect(page.locator('header bdi')).toHaveText('Robin');
  await openRun(page, 'other');
  await page.goBack();
  await expect(page.locator('header bdi')).toHaveText('Robin');
  await leave(page);
  await expect(page.locator('header bdi')).toHaveText('Ada');
  await expect(runOf(page)).toHaveText('“7”');
  await page.goForward();
  await leave(page);
  await expect(runOf(page)).toHaveText('“other”');
  expect(page.url()).toContain('seed=other');
});

test('Back takes back a step of the story, also after a reload and when it was left and opened again; leaving it leaves no entries behind', async ({
  page,
}) => {
  await page.goto('/v');
  await page.goto('/?seed=7');
  await openStory(page);
  await choose(page, 'begin');
  await leave(page);
  await openStory(page);
  await choose(page, 'begin');
  await back(page);
  await expect(storyOf(page)).toHaveAttribute('data-story', 'intro');
  await choose(page, 'begin');
  await page.getByRole('link', { name: 'Skip to the figures' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(storyOf(page)).toHaveAttribute('data-story', 'contact');
  await page.reload();
  await expect(storyOf(page)).toHaveAttribute('data-story', 'contact');
  await back(page);
  await expect(storyOf(page)).toHaveAttribute('data-story', 'intro');
  await leave(page);
  await expect(storyOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/v$/);
});

test('a paused run stays paused; a new run ends the stillness of a link', async ({ page }) => {
  await page.goto('/?seed=7&still=1');
  await openRun(page, 'other');
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-still');
  await page.goForward();
  await expect(runOf(page)).toHaveText('“other”');
  await page.getByRole('button', { name: 'How fake sites trick people' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(runOf(page)).toHaveText('“7”');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button', { name: 'Resume' })).toBeVisible();
});

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

test('a chunk that is missing after a deploy: the story opens by itself after the reload, and what a scene has shown goes on', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  const loads = loadsOf(page);
  await page.route('**/assets/StoryPanel-*.js', (route) =>
    loads() === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/?seed=7&trades=0&scene=first-trade');
  await dashboard.press('Resume');
  await expect.poll(() => dashboard.count()).toBeGreaterThan(2);
  const count = await dashboard.count();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: /^Play it through/ }).click();
  await expect(storyOf(page)).toHaveAttribute('data-story', 'intro');
  expect(loads()).toBe(2);
  expect(await dashboard.count()).toBeGreaterThanOrEqual(count);
  expectMessages(consoleMessages, MISSING_FILE);
});

test('a link of another engine version plays nothing until the visitor chooses, and a new run leaves it', async ({
  page,
}) => {
  await page.goto('/?seed=7&t=600&engine=1');
  await expect(page.getByRole('heading', { name: 'This link belongs to another version' })).toBeVisible();
  await page.getByRole('button', { name: 'Controls' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Controls' });
  await expect(panel.getByText('00:00:00', { exact: true }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await panel.getByRole('button', { name: 'New run' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('engine=1');
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

test('the error screen leads back to the dashboard', async ({ consoleMessages, page }) => {
  await page.goto('/?scene=error');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expectMessages(consoleMessages, ERROR_SCENE);
});

test('a link that is too long for a QR code has a sentence in its place, and Escape closes one thing at a time', async ({
  page,
}) => {
  const name = encodeURIComponent('\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(18));
  await page.goto(`/?seed=${encodeURIComponent('\u{1F600}'.repeat(100))}&name=${name}&scene=controls-share`);
  const sheet = page.getByRole('dialog', { name: 'Controls' });
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByText('This link is too long for a QR code.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(sheet).toBeVisible();
});

for (const scene of ['deceive', 'fair-lesson', 'controls', 'story'])
  test(`in a frame of another page, scene=${scene} takes no focus by itself`, async ({ page, baseURL }) => {
    const framed = await openPageWith(
      page,
      `<input aria-label="note"><iframe src="${baseURL}/?seed=7&scene=${scene}" width="900" height="700"></iframe>`,
    );
    const note = page.getByLabel('note');
    await note.pressSequentially('abc');
    await expect(framed.locator(scene === 'story' ? '[data-story]' : 'dialog[open]')).toBeVisible();
    await page.keyboard.type('def');
    await expect(note).toHaveValue('abcdef');
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

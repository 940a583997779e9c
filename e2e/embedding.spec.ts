import type { FrameLocator, Page } from '@playwright/test';
import { openPageWith } from './framed';
import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

async function openEmbedding(page: Page | FrameLocator) {
  const share = await openSheet(page, 'share');
  await share.getByRole('button', { name: 'Einbetten' }).click();
  return page.getByRole('dialog', { name: 'In eine Seite einbetten' });
}

test('in frames, Back, Leave and New run change nothing but their own frame, and Back of the browser the page around it', async ({
  page,
}) => {
  const frame = (seed: string) =>
    `<iframe src="/?seed=${seed}&amp;scene=story-teen" title="${seed}" width="900" height="700"></iframe>`;
  await openPageWith(page, `<a href="#x">Further down</a>${frame('7')}${frame('9')}`);
  const [first, second] = ['7', '9'].map((title) => page.frameLocator(`iframe[title="${title}"]`));
  if (first === undefined || second === undefined) throw new Error('There are two frames.');
  const story = first.locator('[data-story]');
  const stage = () => story.getAttribute('data-story');
  const choose = async (choice: string) => story.locator(`[data-story-choice="${choice}"]`).press('Enter');
  await story.waitFor();
  await second.locator('[data-story]').waitFor();
  const entries = await page.evaluate(() => history.length);

  await choose('begin');
  const contact = await stage();
  await page.getByRole('link', { name: 'Further down' }).click();
  await choose('answer');
  await expect.poll(stage).not.toBe(contact);
  await story.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect.poll(stage).toBe(contact);
  await choose('answer');

  const panel = await openSheet(second, 'run');
  await panel.getByRole('button', { name: 'New run' }).press('Enter');
  await expect(panel).toBeHidden();
  // The story has the whole frame, so that its address tells which run it is.
  const frames = page.frames();
  const runOfSecond = () => new URL(frames.at(-1)?.url() ?? '').searchParams.get('seed');
  await expect.poll(runOfSecond).not.toBe('9');
  const run = runOfSecond();

  await story.getByRole('button', { name: 'Leave the story' }).press('Enter');
  await expect(story).toHaveCount(0);
  await expect(page).toHaveURL(/#x$/);
  expect(runOfSecond()).toBe(run);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(/page-with-a-frame$/);
  await expect(first.getByRole('contentinfo').locator('bdi')).toContainText('7');
});

test('in a frame a story that was reloaded goes on where it was, leads back, and can be left', async ({
  page,
}) => {
  const frame = await openPageWith(
    page,
    '<iframe src="/?seed=7&amp;scene=story-teen" width="900" height="700"></iframe>',
  );
  const story = frame.locator('[data-story]');
  await story.locator('[data-story-choice="begin"]').press('Enter');
  const back = story.getByRole('button', { name: 'Back', exact: true });
  await back.waitFor();
  const reloaded = page.waitForEvent('framenavigated');
  await story.evaluate(() => window.location.reload()).catch(() => undefined);
  await reloaded; // or the page before it would answer
  await expect(story).toHaveAttribute('data-story', 'contact');
  await back.click(); // the chapter takes the focus once it may, perhaps just before a key
  await expect(story).toHaveAttribute('data-story', 'intro');
  await story.getByRole('button', { name: 'Leave the story' }).press('Enter');
  await expect(story).toHaveCount(0);
});

test('a theme that was chosen in a sandbox without storage holds for the next run', async ({ page }) => {
  const frame = await openPageWith(
    page,
    '<iframe sandbox="allow-scripts" src="/?seed=7&amp;theme=dark" width="900" height="700"></iframe>',
  );
  const panel = await openSheet(frame, 'settings');
  await panel.getByRole('button', { name: 'Light' }).press('Enter');
  await openSheet(frame, 'run');
  await panel.getByRole('button', { name: 'New run' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('INV-25 the HTML that the controls offer shows the same run in a frame of another page of the site; in a sandbox it says what that forbids, and plays', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&amount=1000&speed=10');
  const panel = await openEmbedding(page);
  const code = panel.getByLabel('Code zum Einbetten', { exact: true });
  await panel.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(panel.getByText('Code zum Einbetten kopiert')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toBe(await code.inputValue());
  expect(html).toContain('title="Simulation – alle Zahlen sind erfunden"');
  expect(html).not.toContain('sandbox');
  await expect(panel.getByText('keine Dateien speichern')).toBeHidden();
  await panel.getByLabel('Sandbox: nur Skripte erlauben').check();
  await expect(panel.getByText('keine Dateien speichern')).toBeVisible();
  const sandboxed = await code.inputValue();
  expect(sandboxed).toContain('sandbox="allow-scripts"');

  const frame = await openPageWith(page, html);
  await expect(frame.getByRole('contentinfo')).toContainText('sun-bear-hoopoe-MUC');
  await expect(frame.locator('[data-simulation-label]')).toContainText('alle Zahlen sind erfunden');
  await expect(frame.getByRole('article', { name: 'Gewinn', exact: true })).toContainText('1.0');

  await openPageWith(page, sandboxed);
  await expect(frame.locator('tbody tr').first()).toBeVisible();
  const inside = await openEmbedding(frame);
  await expect(frame.getByText('Diese Seite steht in einem Rahmen mit Sandbox')).toBeVisible();
  await inside.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(inside.getByText('Code zum Einbetten kopiert')).toBeVisible(); // by allow="clipboard-write"
  // In real time: no figures are withheld, and new trades come.
  const rows = frame.locator('tbody tr');
  for (const _ of ['the code', 'the controls']) await page.keyboard.press('Escape');
  const newest = await rows.first().innerText();
  await expect.poll(() => rows.first().innerText()).not.toBe(newest);
});

for (const scene of ['deceive', 'controls', 'story'])
  test(`in a frame of another page the scene ${scene} does not take the focus by itself, and does once it is pressed`, async ({
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

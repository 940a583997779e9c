import { openPageWith } from './framed';
import { openSheet } from './pages/openSheet';
import { firstOfExtras } from './scenes';
import { expect, test } from './visitor';

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

for (const { name: scene, part: selector } of [{ name: 'controls', part: 'dialog' }, ...firstOfExtras])
  test(`in a frame of another page the scene ${scene} does not take the focus by itself, and does once it is pressed`, async ({
    page,
    baseURL,
  }) => {
    const framed = await openPageWith(
      page,
      `<input aria-label="note"><iframe src="${baseURL}/?seed=7&scene=${scene}" width="900" height="700"></iframe>`,
    );
    const note = page.getByLabel('note');
    const part = framed.locator(selector === 'dialog' ? 'dialog[open]' : `${selector}`);
    await note.pressSequentially('abc');
    await expect(part).toBeVisible();
    await page.keyboard.type('def');
    await expect(note).toHaveValue('abcdef');
    await part.getByRole('heading').first().click();
    await expect(framed.locator(':focus')).toHaveCount(1);
    await expect(part.locator(':focus').or(part.and(framed.locator(':focus')))).toHaveCount(1);
  });

import { expect, test } from '../../../e2e/visitor';

test('from the debrief of the story help is one press away', async ({ page }) => {
  await page.goto('/?seed=7&scene=story-debrief');
  const story = page.locator('[data-story]');
  await expect(story.getByRole('button', { name: 'Leave the story' })).toBeVisible();
  const help = story.getByRole('button', { name: 'I need help myself' });
  await help.click();
  await expect(page.getByRole('dialog')).toContainText('Pay nothing more, and stop answering.');
});

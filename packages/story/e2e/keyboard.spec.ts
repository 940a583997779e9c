import { expect, test } from '../../../e2e/visitor';

test('after the story is left, by its button or by Back, the focus is on the figures', async ({
  dashboard,
  page,
}) => {
  const figures = page.getByRole('main');
  const story = page.locator('[data-story]');
  const leaveStory = () => dashboard.press('Leave the story');
  await page.goto('/?seed=7&t=60&still=1');
  for (const [offer, leave] of [
    ['Play the story (six minutes)', leaveStory],
    ['Resume the story', () => page.goBack()],
  ] as const) {
    await dashboard.press('Withdraw');
    await dashboard.press(offer);
    await expect(story).toBeVisible();
    await leave();
    await expect(story).toHaveCount(0);
    await expect(figures).toBeFocused();
  }
  await page.goto('/?seed=7&scene=story-debrief');
  await leaveStory();
  await expect(story).toHaveCount(0);
  await expect(figures).toBeFocused();
});

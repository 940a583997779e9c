import { boxOf } from './boxes';
import { openPageWith } from './framed';
import { Hands } from './pages/Hands';
import { expect, test } from './visitor';

test('a link of another engine version says so in place of a run, the story lies over nothing of that, and one press opens the run', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?seed=7&engine=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link belongs to another version');
  await expect(page.locator('data')).toHaveCount(0);
  await expect(page.locator('[data-simulation-label]')).toBeVisible();
  const hands = new Hands(page);
  await hands.openStoryFromExplanation();
  const screen = await boxOf(page.getByRole('main'));
  expect(screen.x + screen.width).toBeLessThanOrEqual((await boxOf(hands.story)).x);
  await hands.leaveStory();
  await page.getByRole('button', { name: /version/ }).click();
  await expect(page.locator('main data').first()).toBeVisible();
  expect(page.url()).not.toContain('engine');
});

for (const { scene, tag } of [
  { scene: 'deceive', tag: [] },
  { scene: 'controls', tag: [] },
  { scene: 'story', tag: [] },
  { scene: 'fair-lesson', tag: '@long' },
])
  test(`in a frame of another page the scene ${scene} does not take the focus by itself, and does once it is pressed`, {
    tag,
  }, async ({ page, baseURL }) => {
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

import { openPageWith } from '../../../e2e/framed';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, test } from '../../../e2e/visitor';

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

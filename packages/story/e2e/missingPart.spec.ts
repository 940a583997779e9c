import type { Route } from '@playwright/test';
import { expectSentenceOfThrowing } from '../../../e2e/faults/throws';
import { expect, expectMessages, MISSING_FILE, test } from '../../../e2e/visitor';

test('a story that throws has its sentence, can be left, and the page goes on; the console says it once', ({
  consoleMessages,
  dashboard,
}) => expectSentenceOfThrowing('StoryPanel', 'story', dashboard, consoleMessages));

test('where the help is missing the story opens all the same, and the help in it has its first steps and says that the rest is missing', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/assets/Help-*.js', (route: Route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/?seed=7&still=1&scene=story-adult');
  const story = page.locator('[data-story]');
  await story.locator('[data-story-choice="begin"]').click();
  await expect(story.locator('[data-story-choice="answer"]')).toBeVisible();
  const door = story.getByRole('button', { name: 'I need help myself' });
  test.skip((await door.count()) === 0, 'There is no help without the explanation.');
  await door.click();
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  await expect(help.getByRole('listitem').first()).toHaveText(/^Pay nothing more/);
  await expect(help.getByRole('button', { name: 'Try again' })).toBeVisible();
  expectMessages(consoleMessages, MISSING_FILE);
});

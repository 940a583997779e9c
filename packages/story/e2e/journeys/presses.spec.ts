import { test } from '../../../../e2e/journeys/journey';
import { expectPressesToCount } from '../../../../e2e/journeys/pressesOnWithdraw';

const STORY = { panel: '[data-story]', answer: '[data-story-answer]' };

for (const [when, path] of [
  ['while days go by in the story', '/?seed=7&speed=60&scene=story-rise'],
  ['before the last payment', '/de?seed=8&speed=60&scene=story-fee'],
] as const)
  test(`each press on Withdraw counts at sixty times the speed, by mouse and finger, ${when}`, {
    tag: '@long',
  }, async ({ comes }) => {
    test.setTimeout(300_000);
    await expectPressesToCount(await comes(), path, STORY);
  });

import { expect, test } from '../../../../e2e/journeys/journey';
import { arrives, at } from '../../../../e2e/journeys/place';
import type { Visitor } from '../../../../e2e/journeys/Visitor';
import { en as controls } from '../../../dashboard/src/i18n/en/controls';
import { en } from '../../../dashboard/src/i18n/en/page';
import { doorTexts } from '../../src/texts/doors';
import { en as story } from '../../src/texts/en/story';

const stageOf = (visitor: Visitor) =>
  visitor.ask(() => document.querySelector('[data-story]')?.getAttribute('data-story') ?? null);

const choose = (visitor: Visitor, choice: string) =>
  visitor.ask((name) => {
    const button = document.querySelector<HTMLElement>(`[data-story-choice="${name}"]`);
    button?.focus();
    return button !== null;
  }, choice);

test('Back, a reload, links within the page and a new run in the story lead where they should, and so does leaving it', async ({
  comes,
}) => {
  test.setTimeout(300_000);
  const visitor = await comes();
  const { browser } = visitor;
  const go = async (choice: string) => {
    await expect.poll(() => choose(visitor, choice)).toBe(true);
    await browser.press('Enter');
  };
  const arrivesAt = async (stage: string | null, expected: Parameters<typeof arrives>[1]) => {
    await expect.poll(() => stageOf(visitor)).toBe(stage);
    return arrives(visitor, expected);
  };
  await visitor.open('/?seed=7&t=60&still=1');
  const opened = await at(visitor);

  await visitor.press(en.withdraw);
  await visitor.press(doorTexts.en.playStory);
  await arrivesAt('intro', { dialogs: 0, scene: 'story' });
  await go('begin');
  await arrivesAt('contact', {});
  await visitor.ask(() => location.assign('#figures'));
  await arrivesAt('contact', { hash: '#figures' });
  await go('answer');
  await arrivesAt('trust', {});
  await go('follow');
  const robins = await arrivesAt('link', { seed: '7' });

  // A new run beside Robin's: address and reload stay with what is on screen.
  await visitor.press(en.controls);
  await visitor.press(controls.sheets.run);
  await visitor.press(controls.newRun);
  await arrivesAt('link', { dialogs: 0, seed: '7', scene: robins.scene });
  await browser.reload();
  await arrivesAt('link', { dialogs: 0, seed: '7', scene: robins.scene });
  await browser.back();
  await arrivesAt('link', { dialogs: 0 });
  await browser.back();
  await arrivesAt('trust', {});
  await browser.reload();
  await arrivesAt('trust', { seed: '7' });
  await visitor.press(story.leave);
  await arrivesAt(null, { seed: '7', scene: null, total: opened.total });
  expect(visitor.failures).toEqual([]);
});

import { LANGUAGES } from '@simulation/engine/texts';
import { en as controls } from '../../packages/dashboard/src/i18n/en/controls';
import { en } from '../../packages/dashboard/src/i18n/en/page';
import { en as story } from '../../packages/story/src/texts/en/story';
import { expect, test } from './journey';
import type { Visitor } from './Visitor';

/** Reads what a visitor sees of where the page is. */
function place() {
  const { searchParams, hash, pathname } = new URL(location.href);
  return {
    page: pathname,
    seed: searchParams.get('seed'),
    scene: searchParams.get('scene'),
    hash,
    stage: document.querySelector('[data-story]')?.getAttribute('data-story') ?? null,
    dialogs: document.querySelectorAll('dialog[open]').length,
    entries: history.length,
    focus: document.activeElement?.id ?? '',
    total: document.querySelector('main data')?.getAttribute('value') ?? null,
  };
}

const at = (visitor: Visitor) => visitor.ask(place);

/** Waits until the page is there, and gives what else is to be seen. */
async function arrives(visitor: Visitor, expected: Partial<ReturnType<typeof place>>) {
  await expect.poll(() => at(visitor)).toMatchObject(expected);
  return at(visitor);
}

/** Presses Enter on a link that is reached by keyboard. */
async function follow(visitor: Visitor, link: string) {
  await visitor.ask((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
  await visitor.browser.press('Enter');
}

const choose = (visitor: Visitor, choice: string) =>
  visitor.ask((name) => {
    const button = document.querySelector<HTMLElement>(`[data-story-choice="${name}"]`);
    button?.focus();
    return button !== null;
  }, choice);

test('Back, Forward, a reload, the skip link, links within the page, dialogs, the story, a new run in it and another language lead where they should', async ({
  comes,
}) => {
  test.setTimeout(300_000);
  const visitor = await comes();
  const { browser } = visitor;
  const go = async (choice: string) => {
    await expect.poll(() => choose(visitor, choice)).toBe(true);
    await browser.press('Enter');
  };
  await visitor.open('/?seed=7&t=60&still=1');
  const opened = await at(visitor);

  // The skip link moves the focus alone; the end of an address that is typed adds an entry.
  await follow(visitor, 'a[href="#figures"]');
  await arrives(visitor, { ...opened, focus: 'figures' });
  await visitor.ask(() => location.assign('#list'));
  await arrives(visitor, { ...opened, hash: '#list', entries: opened.entries + 1, focus: 'figures' });
  await visitor.press(en.controls);
  await arrives(visitor, { dialogs: 1 });
  await browser.back();
  await arrives(visitor, { dialogs: 0, hash: '#list' });

  await visitor.press(en.withdraw);
  await visitor.press(en.playStory);
  await arrives(visitor, { stage: 'intro', dialogs: 0, scene: 'story' });
  await go('begin');
  await arrives(visitor, { stage: 'contact' });
  await visitor.ask(() => location.assign('#figures'));
  await arrives(visitor, { stage: 'contact', hash: '#figures' });
  await go('answer');
  await arrives(visitor, { stage: 'trust' });
  await go('follow');
  const robins = await arrives(visitor, { stage: 'link', seed: '7' });

  // A new run beside Robin's: address and reload stay with what is on screen.
  await visitor.press(en.controls);
  await visitor.press(controls.sheets.run);
  await visitor.press(controls.newRun);
  await arrives(visitor, { stage: 'link', dialogs: 0, seed: '7', scene: robins.scene });
  await browser.reload();
  await arrives(visitor, { stage: 'link', dialogs: 0, seed: '7', scene: robins.scene });
  await browser.back();
  await arrives(visitor, { stage: 'link', dialogs: 0 });
  await browser.back();
  await arrives(visitor, { stage: 'trust' });
  await browser.reload();
  await arrives(visitor, { stage: 'trust', seed: '7' });
  await visitor.press(story.leave);
  await arrives(visitor, { stage: null, seed: '7', scene: null, total: opened.total });

  await visitor.press(LANGUAGES.de.name);
  await arrives(visitor, { page: '/de', seed: '7', total: opened.total });
  await browser.back();
  await arrives(visitor, { page: '/', seed: '7', stage: null, total: opened.total });
  await browser.back();
  await arrives(visitor, { page: '/', seed: '7', stage: null, total: opened.total });
  expect(visitor.failures).toEqual([]);
});

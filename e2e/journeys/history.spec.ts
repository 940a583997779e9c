import { LANGUAGES } from '@simulation/engine/texts';
import { en as controls } from '../../packages/dashboard/src/i18n/en/controls';
import { en } from '../../packages/dashboard/src/i18n/en/page';
import { expect, test } from './journey';
import { arrives, at } from './place';
import type { Visitor } from './Visitor';

/** Presses Enter on a link that is reached by keyboard. */
async function follow(visitor: Visitor, link: string) {
  await visitor.ask((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
  await visitor.browser.press('Enter');
}

test('Back, Forward, a reload, the skip link, links within the page, dialogs, a new run and another language lead where they should', async ({
  comes,
}) => {
  test.setTimeout(300_000);
  const visitor = await comes();
  const { browser } = visitor;
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

  await visitor.press(en.controls);
  await visitor.press(controls.sheets.run);
  await visitor.press(controls.newRun);
  await expect.poll(() => at(visitor)).not.toMatchObject({ seed: '7' });
  const { seed } = await arrives(visitor, { dialogs: 0 });
  await browser.reload();
  await arrives(visitor, { dialogs: 0, seed });
  await browser.back();
  await arrives(visitor, { hash: '#list', seed: '7', total: opened.total });

  await visitor.press(LANGUAGES.de.name);
  await arrives(visitor, { page: '/de', seed: '7', total: opened.total });
  await browser.back();
  await arrives(visitor, { page: '/', seed: '7', hash: '#list', total: opened.total });
  await browser.back();
  await arrives(visitor, { page: '/', seed: '7', hash: '', total: opened.total });
  expect(visitor.failures).toEqual([]);
});

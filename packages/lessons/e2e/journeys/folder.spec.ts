import { LANGUAGES } from '@simulation/engine/texts';
import { useEveryControl } from '../../../../e2e/journeys/everyControl';
import type { Look } from '../../../../e2e/journeys/inPage';
import { expect, test } from '../../../../e2e/journeys/journey';
import { Visitor } from '../../../../e2e/journeys/Visitor';
import { de as controlsDe } from '../../../dashboard/src/i18n/de/controls';
import { de } from '../../../dashboard/src/i18n/de/page';
import { en as controls } from '../../../dashboard/src/i18n/en/controls';
import { en } from '../../../dashboard/src/i18n/en/page';
import { unpackInto } from '../unpacked';

test('opened from a file, the folder shows the figures of the site, and its links, a thousand runs, the story and Back work', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  const folder = await unpackInto(test.info().outputPath());
  const served = await comes();
  const visitor = new Visitor(served.browser, folder);
  const isAt = (file: string) =>
    visitor.until(`at ${file}`, ({ address, total }) => address.includes(`/de/${file}?`) && total !== null);
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/de', 'de/index.html'],
    ['/v', 'v/index.html'],
  ] as const) {
    const query = '?seed=7&t=60&still=1&name=Ada';
    await served.open(path + query);
    const expected = withoutAddress(await served.look());
    await visitor.open(file + query);
    expect(withoutAddress(await visitor.look()), file).toEqual(expected);
  }
  await visitor.open('index.html?seed=7');
  await visitor.press(LANGUAGES.de.name);
  await isAt('de/index.html');
  await visitor.press(de.controls);
  await visitor.press(controlsDe.sheets.run);
  await visitor.press(controlsDe.toV);
  await isAt('v/index.html');
  await visitor.press(en.controls);
  await visitor.press(controls.sheets.run);
  await visitor.press(controls.toFeed);
  await isAt('index.html');

  await visitor.press(en.controls);
  await visitor.press(controls.sheets.settings);
  await visitor.press(controls.dark);
  await visitor.press(controls.sheets.run);
  await visitor.press(controls.newRun);
  await visitor.until('a new run', ({ address }) => !address.includes('seed=7&'));
  await visitor.browser.back();
  await isAt('index.html');
  expect(await visitor.ask(() => document.documentElement.dataset.theme)).toBe('dark');

  await visitor.browser.open(`${folder}index.html?seed=7&scene=runs`);
  await expect
    .poll(() => visitor.ask(() => document.querySelector('[data-runs-done="1000"]') !== null), {
      timeout: 60_000,
    })
    .toBe(true);
  await visitor.check('a thousand runs');
  expect(await visitor.ask(() => document.body.textContent.includes('web worker'))).toBe(false);
  await visitor.open('index.html?seed=7&scene=story');
  await visitor.check('the story');
  expect([...served.failures, ...visitor.failures]).toEqual([]);
});

const withoutAddress = (page: Look): Look => ({ ...page, address: '' });

for (const [file, hasFeed] of [
  ['index.html', true],
  ['de/index.html', true],
  ['v/index.html', false],
] as const)
  test(`opened from a file, every control of ${file} leaves the figures, the list and a silent console`, {
    tag: '@long',
  }, async ({ comes }) => {
    test.setTimeout(1_200_000);
    const folder = await unpackInto(test.info().outputPath());
    const { browser } = await comes();
    const path = `${file}?seed=7&t=60&speed=4`;
    const walk = await useEveryControl([new Visitor(browser, folder)], {
      path,
      hasFeed,
      depth: 1,
      linksAtMost: 1,
      lookingMs: 0,
    });
    expect(walk.failures).toEqual([]);
    expect(walk.gone).toEqual([]);
    expect(walk.pressed.length).toBeGreaterThan(30);
  });

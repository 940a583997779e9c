import type { Page } from '@playwright/test';
import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import * as script from '../packages/dashboard/src/i18n/en/script';
import { buildSite, previewSite } from '../scripts/lib/buildSite';
import { extras } from './extras';
import { layoutProblems } from './layoutProblems';
import { pseudoLanguage } from './pages/pseudoLanguage';
import { allScenes, furtherScenes } from './scenes';
import { expect, test } from './visitor';

test.describe.configure({ mode: 'default' }); // one build for both

/** Of this worker: another one may build at the same time. */
const FOLDER = `.cache/pseudo-${process.env.TEST_PARALLEL_INDEX}`;

let server: Awaited<ReturnType<typeof previewSite>>;
test.beforeAll(async () => {
  process.env.NODE_ENV = 'production'; // the test runner says `test`, and React would be another one
  await buildSite(FOLDER, { build: { minify: false }, plugins: [pseudoLanguage()] });
  server = await previewSite({ port: 0, strictPort: false }, FOLDER);
});
test.afterAll(() => server.close());

/** What is no text of a language, and why it may stand on the page. */
const NO_TEXT = [
  // A language calls itself, and its page.
  ...LOCALES.flatMap((locale) => [
    LANGUAGES[locale].name,
    `${LANGUAGES[locale].name}: ${LANGUAGES[locale].dashboard}`,
  ]),
  'The address asked for this screen with scene=error.', // of an error, for developers
];

/** Of authorities and the like. */
const NAMES = extras.flatMap(({ names = [] }) => names);

/** The script of `/v` is in English, as the specification gives it. */
const SCRIPT = JSON.stringify(script).replaceAll('{seconds}', '26');

/** The visible texts of the page that are none of the pseudo-language: each of its words has an accent or no vowel. */
function strangeTexts(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const strange: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      const written = texts.currentNode.textContent?.trim() ?? '';
      const text = names.reduce((left, name) => left.replaceAll(name, ''), written);
      if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The label is checked by its sentence; names, seeds and values of a link are what they are.
      if (
        holder.closest(
          '[data-simulation-label], bdi, code, pre, script, style, noscript, textarea, [data-name]',
        )
      )
        continue;
      if (
        /\p{L}{3}/u.test(text) &&
        /[aeiou]/.test(text.replace(/\{name\}|[\da-f-]{36}|\b(?:https?:\S+|\w*[\d/=?&]\w*)/g, ''))
      )
        strange.push(text);
    }
    return strange;
  }, NAMES);
}

const PLACES = [
  ...[...allScenes('dashboard').map(({ name }) => name), ...furtherScenes].map(
    (scene) => `/?seed=7&name=X&scene=${scene}`,
  ),
  // Of `/v` the script at its beginning and its end, and the dialogs.
  ...allScenes('v')
    .filter(({ name, part }) =>
      part === 'dialog' ? !/^(overlay|result)/.test(name) : /^(empty|sold)$/.test(name),
    )
    .map(({ name }) => `/v?seed=7&name=X&scene=${name}`),
];

for (const [name, width] of [
  ['a desktop', 1_440],
  ['a phone', 390],
] as const)
  test(`every text is in the language of the page and none is cut off, in a language that is 40 % longer, on ${name}`, {
    tag: '@long',
  }, async ({ page, consoleMessages }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const place of PLACES) {
      await page.goto(new URL(`${place}&still=1`, server.resolvedUrls?.local[0]).href);
      await expect(page.locator('html')).toHaveAttribute('data-settled', 'true', { timeout: 60_000 });
      const strange = (await strangeTexts(page)).filter(
        (text) => !NO_TEXT.includes(text) && !SCRIPT.includes(text),
      );
      expect.soft(strange, `${place} in another language`).toEqual([]);
      expect.soft(await layoutProblems(page), `${place} cut off`).toEqual([]);
      if (place.endsWith('=error')) consoleMessages.length = 0; // the error that the scene throws
    }
  });

import { openScene } from '../packages/site/src/app/openScene';
import { STORY_SCENES } from '../packages/site/src/story/scenes';
import { sceneNames } from '../packages/site/src/visit/address/scenes';
import { visitOf } from '../packages/site/src/visit/testVisit';
import { openPageWith } from './framed';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

/** What each scene opens is in `packages/site/src/app/openScene.test.ts`; here, where the focus is then. */
const SCENES = [
  ...sceneNames('dashboard').map((scene) => ['/', scene] as const),
  ...STORY_SCENES.filter((scene) => scene.startsWith('story-teen')).map((scene) => ['/', scene] as const),
  ...sceneNames('v').map((scene) => ['/v', scene] as const),
];

/** The part that a scene opens: a dialog, also the overlay of the script, or the story. */
function partOf(pathname: string, scene: string): 'dialog' | 'section[data-story]' | undefined {
  const visit = openScene(visitOf(`${pathname}?scene=${scene}`));
  if (visit.story !== undefined) return 'section[data-story]';
  return visit.dialog !== undefined || /^(overlay-\d|result)$/.test(scene) ? 'dialog' : undefined;
}

test('each scene has the focus in the part that it opens, and otherwise nowhere', { tag: '@long' }, async ({
  consoleMessages,
  page,
}) => {
  test.setTimeout(300_000);
  for (const [path, scene] of SCENES)
    await test.step(`${path} ${scene}`, async () => {
      await page.goto(`${path}?seed=7&scene=${scene}`);
      await page.getByRole('heading').first().waitFor();
      const part = partOf(path, scene);
      if (part !== undefined) await expect(page.locator(`${part}:focus-within`).last()).toBeVisible();
      else await expect(page.locator('body *:focus')).toHaveCount(0);
    });
  expectMessages(consoleMessages, ERROR_SCENE);
});

test('in a frame no scene takes the focus, before a press in it', { tag: '@long' }, async ({
  baseURL,
  consoleMessages,
  page,
}) => {
  test.setTimeout(300_000);
  for (const [path, scene] of SCENES)
    await test.step(`${path} ${scene}`, async () => {
      const framed = await openPageWith(
        page,
        `<input aria-label="note" autofocus><iframe src="${baseURL}${path}?seed=7&scene=${scene}" width="900" height="700"></iframe>`,
      );
      await framed.getByRole('heading').first().waitFor();
      const part = partOf(path, scene);
      if (part !== undefined) await expect(framed.locator(part).last()).toBeVisible();
      await page.keyboard.type('note');
      await expect(page.getByLabel('note')).toHaveValue('note');
      if (part === undefined || scene.endsWith('debrief')) return;
      await framed.locator(part).last().getByRole('heading').first().click();
      await expect(framed.locator(`${part}:focus-within`).last()).toBeVisible();
    });
  expectMessages(consoleMessages, ERROR_SCENE);
});

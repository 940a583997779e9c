import { sizesOf } from '../boxes';
import { expect, test } from './journey';
import type { Visitor } from './Visitor';

const SIZES = sizesOf('320x568 390x844 844x390 1280x800 1920x1080');

const PAGES = {
  'while days go by in the story': '/?seed=7&speed=60&scene=story-rise',
  'before the last payment': '/de?seed=8&speed=60&scene=story-fee',
  'outside the story': '/?seed=7&speed=60',
} as const;

const PRESSES = 6;

for (const [when, path] of Object.entries(PAGES))
  test(`each press on Withdraw counts at sixty times the speed, by mouse and finger, ${when}`, {
    tag: '@long',
  }, async ({ comes }) => {
    test.setTimeout(300_000);
    const visitor = await comes();
    for (const { width, height } of SIZES) {
      await visitor.browser.resize(width, height);
      await visitor.open(path);
      const isStory = path.includes('scene');
      for (let press = 0; press < PRESSES; press += 1) {
        const { x, y } = await buttonAtRest(visitor, isStory);
        await (press % 2 === 0 ? visitor.browser.click(x, y) : visitor.browser.tap(x, y));
        const what = `press ${press} at ${width}x${height}`;
        await expect.poll(() => visitor.ask(answered, isStory), what).toBe(true);
        await visitor.browser.press('Escape');
        await expect.poll(() => visitor.ask(answered, isStory), `${what} closes`).toBe(false);
      }
    }
    expect(visitor.failures).toEqual([]);
  });

/** Where Withdraw is, in sight, once it no longer moves; outside the story it is scrolled to first. */
async function buttonAtRest(visitor: Visitor, isStory: boolean) {
  let before = { x: 0, y: 0 };
  await expect
    .poll(async () => {
      const now = await visitor.ask(middleOfWithdraw, isStory);
      const isAtRest = now !== null && now.x === before.x && now.y === before.y;
      before = now ?? before;
      return isAtRest;
    })
    .toBe(true);
  return before;
}

function middleOfWithdraw(isStory: boolean) {
  const button = document.querySelector('main [data-pointed-at=withdraw]');
  if (button === null || (isStory && document.querySelector('[data-story]') === null)) return null;
  if (!isStory) button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const isInSight = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  return isInSight ? { x: left + width / 2, y: top + height / 2 } : null;
}

function answered(isStory: boolean) {
  return document.querySelector(isStory ? 'dialog[open] [data-story-answer]' : 'dialog[open]') !== null;
}

import { sizesOf } from '../boxes';
import { expect } from './journey';
import type { Visitor } from './Visitor';

const SIZES = sizesOf('320x568 390x844 844x390 1280x800 1920x1080');

const PRESSES = 6;

/** What is open beside the page, and its answer to a press, as selectors of CSS. */
type Beside = { readonly panel: string; readonly answer: string };

/** At each size each press on Withdraw counts, by mouse and finger. */
export async function expectPressesToCount(visitor: Visitor, path: string, beside?: Beside): Promise<void> {
  for (const { width, height } of SIZES) {
    await visitor.browser.resize(width, height);
    await visitor.open(path);
    for (let press = 0; press < PRESSES; press += 1) {
      const { x, y } = await buttonAtRest(visitor, beside?.panel);
      await (press % 2 === 0 ? visitor.browser.click(x, y) : visitor.browser.tap(x, y));
      const what = `press ${press} at ${width}x${height}`;
      await expect.poll(() => visitor.ask(isThere, answerTo(beside)), what).toBe(true);
      await visitor.browser.press('Escape');
      await expect.poll(() => visitor.ask(isThere, answerTo(beside)), `${what} closes`).toBe(false);
    }
  }
  expect(visitor.failures).toEqual([]);
}

const answerTo = (beside: Beside | undefined) =>
  `dialog[open]${beside === undefined ? '' : ` ${beside.answer}`}`;

/** Where Withdraw is, in sight, once it no longer moves; without a panel beside it, it is scrolled to first. */
async function buttonAtRest(visitor: Visitor, panel: string | undefined) {
  let before = { x: 0, y: 0 };
  await expect
    .poll(async () => {
      const now = await visitor.ask(middleOfWithdraw, panel);
      const isAtRest = now !== null && now.x === before.x && now.y === before.y;
      before = now ?? before;
      return isAtRest;
    })
    .toBe(true);
  return before;
}

function middleOfWithdraw(panel: string | undefined) {
  const button = document.querySelector('main [data-pointed-at=withdraw]');
  if (button === null || (panel && document.querySelector(panel) === null)) return null;
  if (!panel) button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const isInSight = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  return isInSight ? { x: left + width / 2, y: top + height / 2 } : null;
}

function isThere(selector: string) {
  return document.querySelector(selector) !== null;
}

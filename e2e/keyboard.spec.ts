import type { Page } from '@playwright/test';
import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import { fill, type TextKey } from '../packages/dashboard/src/i18n';
import { de } from '../packages/dashboard/src/i18n/de/page';
import { en } from '../packages/dashboard/src/i18n/en/page';
import { pageTexts } from '../packages/dashboard/src/i18n/page';
import { expect, expectMessages, MISSING_FILE, test } from './visitor';

const LEFT = 'the page is left';

/**
 * Presses the Tab key. Returns the element in focus, or what is wrong with it: covered, out of the window, not
 * outlined.
 */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate((left) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return left;
    const said =
      focused.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '');
    const name = said.replaceAll(/\s+/g, ' ').trim();
    // A slider is invisible above its track; the track has the outline.
    const seen = focused.matches('input[type=range]') ? (focused.parentElement ?? focused) : focused;
    const box = seen.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + Math.min(box.height, 40) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is out of the window`;
    if (!focused.contains(document.elementFromPoint(x, y))) return `${name} is covered`;
    const { outlineStyle, outlineWidth } = getComputedStyle(seen);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name} is not outlined`;
    return name;
  }, LEFT);
}

async function tabTo(page: Page, name: string) {
  for (let stop = 0; stop < 40; stop += 1) if ((await tab(page)) === name) return;
  throw new Error(`The Tab key does not lead to ${name}.`);
}

/** The stops of the Tab key on a paused page, in order. */
function stopsOf(path: '/' | '/de' | '/v', width: number): string[] {
  const locale = path === '/de' ? 'de' : 'en';
  const texts = { en, de }[locale];
  const named = (...keys: readonly TextKey[]) => keys.map((key) => texts[key]);
  const { read, table } = pageTexts[locale].charts;
  const questions = (...keys: readonly TextKey[]) =>
    named(...keys).map((card) => fill(texts.whereFrom, { card }));
  const others = questions('successRate', 'trades');
  const list = named('resume', 'latest');
  const languages = LOCALES.filter((other) => other !== locale).map(
    (other) => LANGUAGES[other].name + (path === '/v' ? `: ${LANGUAGES[other].dashboard}` : ''),
  );
  return [
    ...named('skip'),
    width < 768 ? `${texts.why} ${texts.explanation}` : texts.explanation,
    ...named('controls'),
    ...(path === '/v' ? ['Start Trading'] : []),
    ...(width < 768 && path !== '/v' ? languages : []),
    ...named('paidAlready', 'today', 'perWeek', 'perMonth', 'overall', 'withdraw'),
    table,
    read,
    ...questions('profit'),
    // Beside the total, the list comes before what is below both.
    ...(width < 1280 ? [...others, ...list] : [...list, ...others]),
    ...named('forTeachers'),
    ...languages,
  ];
}

const WIDE = { width: 1280, height: 600, forcedColors: 'none' } as const;
const FORCED_COLORS = { width: 1280, height: 600, forcedColors: 'active' } as const;
const SMALL = { width: 320, height: 256, forcedColors: 'none' } as const;

for (const [path, views, tag] of [
  ['/', [WIDE, SMALL], []],
  ['/de', [FORCED_COLORS], ['@long']],
  ['/v', [FORCED_COLORS, SMALL], ['@long']],
] as const)
  test(`${path} is walked by keyboard, in order, with the focus in sight`, { tag: [...tag] }, async ({
    dashboard,
    page,
  }) => {
    for (const { width, height, forcedColors } of views) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ forcedColors });
      await dashboard.visit(`${path}?still=1&t=60`);
      const walked: string[] = [];
      do walked.push(await tab(page));
      while (walked.at(-1) !== LEFT && walked.length < 40);
      expect(walked, `${width}x${height}, forced colors: ${forcedColors}`).toEqual([
        ...stopsOf(path, width),
        LEFT,
      ]);
    }
  });

test('a visit to the dashboard without a mouse; a dialog gives the focus back to what opened it, also through another dialog', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&trades=0');
  await tabTo(page, 'Skip to the figures');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await tab(page)).toBe('I have paid already');
  await tabTo(page, 'Per Month');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Per Month' })).toHaveAttribute('aria-pressed', 'true');
  await dashboard.wait(10_000);
  await tabTo(page, 'Pause');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  const held = await dashboard.count();
  await dashboard.wait(30_000);
  expect(await dashboard.count()).toBe(held);
  const tricks = 'How fake sites trick people';
  for (const [opener, through, name] of [
    ['Controls', undefined, 'Controls'],
    ['Withdraw', undefined, 'There is nothing to withdraw'],
    ['Withdraw', tricks, tricks],
    [tricks, undefined, tricks],
  ] as const) {
    const door = page.getByRole('button', { name: opener, exact: true }).first();
    await door.press('Enter');
    if (through !== undefined)
      await page.getByRole('dialog').getByRole('button', { name: through }).press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    if (through === undefined) await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(door).toBeFocused();
    await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
  }

  await tabTo(page, 'Latest trades');
  await page.keyboard.press('ArrowDown');
  await expect(dashboard.rows.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Latest trades' })).toBeFocused();
  // Backwards as well, to the first stop.
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    if (
      await page.getByRole('link', { name: 'Skip to the figures' }).evaluate((link) => link.matches(':focus'))
    )
      return;
  }
  throw new Error('Shift and Tab do not lead back to the first stop.');
});

test('after the story is left, by its button or by Back, and after a part that waits for the network is canceled, the focus is on the figures', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  const figures = page.getByRole('main');
  const story = page.locator('[data-story]');
  const leaveStory = () => dashboard.press('Leave the story');
  await page.goto('/?seed=7&t=60&still=1');
  for (const [offer, leave] of [
    ['Play the story (six minutes)', leaveStory],
    ['Resume the story', () => page.goBack()],
  ] as const) {
    await dashboard.press('Withdraw');
    await dashboard.press(offer);
    await expect(story).toBeVisible();
    await leave();
    await expect(story).toHaveCount(0);
    await expect(figures).toBeFocused();
  }
  await page.goto('/?seed=7&scene=story-debrief');
  await leaveStory();
  await expect(story).toHaveCount(0);
  await expect(figures).toBeFocused();

  await page.route('**/assets/GuidedExplanation-*.js', () => {}); // never answered
  await page.goto('/?seed=7&t=60&still=1');
  const explanation = page.getByRole('button', { name: 'How fake sites trick people' });
  await expect(explanation).toBeVisible();
  await explanation.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(figures).toBeFocused();
  expectMessages(consoleMessages, MISSING_FILE);
});

test('Escape and Enter of an input method close and send nothing; the next ones do', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const compose = async (key: 'Escape' | 'Enter', code: number) => {
    await session.send('Input.imeSetComposition', { text: 'はなこ', selectionStart: 3, selectionEnd: 3 });
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: code,
    });
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key,
      code: key,
      windowsVirtualKeyCode: code,
    });
  };
  await page.goto('/?seed=7&still=1&scene=controls-run');
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: 'Start amount' });
  await amount.fill('5000');
  await dialog.getByRole('textbox', { name: 'Name' }).click();
  await compose('Enter', 13);
  await compose('Escape', 27);
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(amount).toHaveValue('$5,000');
  expect(page.url()).not.toContain('amount');
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a field does not make a phone zoom in', async ({ browser, baseURL }) => {
  const phone = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
  });
  for (const button of ['', 'Class list']) {
    await phone.goto(`${baseURL}/?seed=7&still=1&scene=controls-${button ? 'share' : 'run'}`);
    if (button) await phone.getByRole('button', { name: button }).click();
    const fields = phone.getByRole('dialog').last().locator('input[type=text]');
    await expect(fields.first()).toBeVisible();
    const sizes = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
    for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  }
  await phone.close();
});

import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import { fill, type TextKey } from '../packages/dashboard/src/i18n';
import { de } from '../packages/dashboard/src/i18n/de/page';
import { en } from '../packages/dashboard/src/i18n/en/page';
import { pageTexts } from '../packages/dashboard/src/i18n/page';
import { DOORS } from './extras';
import { everyDialog } from './pages/everyDialog';
import { partsOfExtras } from './scenes';
import { LEFT, tabTo, walk } from './tab';
import { expect, expectMessages, MISSING_FILE, test } from './visitor';

/** The stops of the Tab key on a paused page, in order, without the doors of extras. */
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
    ...named('controls'),
    ...(path === '/v' ? ['Start Trading'] : []),
    ...(width < 768 && path !== '/v' ? languages : []),
    ...named('paidAlready', 'today', 'perWeek', 'perMonth', 'overall', 'withdraw'),
    table,
    read,
    ...questions('profit'),
    // Beside the total, the list comes before what is below both.
    ...(width < 1280 ? [...others, ...list] : [...list, ...others]),
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
      const walked = await walk(page);
      expect(
        walked.filter((name) => !DOORS.has(name)),
        `${width}x${height}, forced colors: ${forcedColors}`,
      ).toEqual([...stopsOf(path, width), LEFT]);
      expect(
        walked.filter((name) => DOORS.has(name)),
        'each door once',
      ).toHaveLength(new Set(walked.filter((name) => DOORS.has(name))).size);
    }
  });

test('a visit to the dashboard without a mouse; a dialog gives the focus back to what opened it', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&trades=0');
  await tabTo(page, 'Skip to the figures');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
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
  const openers = page.locator('#root button[aria-haspopup=dialog]:visible');
  for (let at = 0; at < (await openers.count()); at += 1) {
    const opener = openers.nth(at);
    await opener.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
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

/* Firefox makes a stop of what scrolls, and a reader says its name there, or all that is in it. */
test('what scrolls in a small window has a name, or is no stop of the Tab key', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 360 });
  for (const name of ['full-list', 'controls-run', ...partsOfExtras.map((part) => part.name)]) {
    await page.goto(`/?seed=7&still=1&scene=${name}`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', 'true');
    const nameless = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('body *'))
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const scrolls = [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow));
          const isNamed = element.ariaLabel ?? element.getAttribute('aria-labelledby');
          return (
            scrolls && !isNamed && element.getAttribute('tabindex') !== '-1' && element.checkVisibility()
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(nameless, name).toEqual([]);
  }
});

test('after a part that waits for the network is canceled, the focus is on the figures', async ({
  consoleMessages,
  page,
}) => {
  await page.route('**/assets/Controls-*.js', () => {}); // never answered
  await page.goto('/?seed=7&t=60&still=1');
  await page.getByRole('button', { name: 'Controls' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
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
  await phone.goto(`${baseURL}/?seed=7&still=1`);
  let fields = 0;
  for await (const { name, dialog } of everyDialog(phone)) {
    const sizes = await dialog
      .locator(':is(input[type=text], select, textarea)')
      .evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
    for (const size of sizes) expect(Number.parseFloat(size), name).toBeGreaterThanOrEqual(16);
    fields += sizes.length;
  }
  expect(fields).toBeGreaterThanOrEqual(4);
  await phone.close();
});

import type { Page } from '@playwright/test';
import { Curve } from './pages/Curve';
import { everyDialog } from './pages/everyDialog';
import { openSheet, sheetsOn } from './pages/openSheet';
import { dollars } from './pages/SimulationPage';
import { expect, test } from './visitor';

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every control is at least 44 pixels high and wide, and a tap on the curve shows its value there', async ({
    dashboard,
    page,
  }) => {
    const expectLarge = async (where: string) => {
      const small = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('button, a[href], input, summary'), (control) => {
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          const seen = control.checkVisibility() && width > 2; // the skip link is shown when it has the focus
          return seen && (height < 44 || width < 44)
            ? `${control.outerHTML.slice(0, 80)} ${width}x${height}`
            : '';
        }).filter(Boolean),
      );
      expect.soft(small, where).toEqual([]);
    };
    for (const path of ['/de?still=1&t=60', '/v?still=1', '/?seed=7&still=1&t=60']) {
      await dashboard.visit(path);
      await expectLarge(path);
    }
    await dashboard.press('Withdraw');
    await dashboard.settled();
    await expectLarge('Withdraw');
    await page.keyboard.press('Escape');
    for (const sheet of await sheetsOn(page)) {
      await openSheet(page, sheet);
      await dashboard.settled();
      await expectLarge(sheet);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const curve = new Curve(page);
    const reading = curve.group.getByText(/^00:00:\d\d, simulated: \$[\d,.]+$/);
    const { width = 0, height = 0 } = (await curve.slider.boundingBox()) ?? {};
    await curve.slider.tap({ position: { x: width / 4, y: height / 2 } });
    await expect(reading).toBeInViewport({ ratio: 1 });
    const first = await reading.textContent();
    await curve.slider.tap({ position: { x: width * 0.75, y: height / 2 } });
    await expect(reading).not.toHaveText(first ?? '');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(reading).toHaveCount(0);
  });
});

test('every link and control of every dialog is at least 24 pixels high and wide, also of what is folded', {
  tag: ['@long', '@a11y'],
}, async ({ dashboard, page }) => {
  test.setTimeout(180_000);
  await dashboard.visit('/?seed=7&still=1&t=60');
  for await (const { name, dialog } of everyDialog(page)) {
    const small = await dialog.evaluate((element) => {
      for (const folded of element.querySelectorAll('details')) folded.open = true;
      const targets = element.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, summary',
      );
      return Array.from(targets, (control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const isSmall = control.checkVisibility() && (height < 24 || width < 24);
        return isSmall ? `${control.outerHTML.slice(0, 80)} ${width}x${height}` : '';
      }).filter(Boolean);
    });
    expect.soft(small, name).toEqual([]);
  }
});

test('reduced motion takes effect while figures count', async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&amount=1000');
  while ((await dashboard.rows.count()) === 0) await dashboard.wait(50);
  await dashboard.wait(300);
  const exact = dollars(await dashboard.total());
  await expect(dashboard.figureOf('Profit')).not.toHaveText(exact);
  // The page is told of the change with its next frame, in real time; the page's clock stands until then.
  await page.evaluate(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    wish.addEventListener('change', () => Object.assign(window, { heard: true }));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => 'heard' in window);
  await dashboard.wait(200); // a figure is written anew at least that often
  await expect(dashboard.figureOf('Profit')).toHaveText(exact);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a theme that is chosen overrides the link, is kept, and is that of every other tab, whose settings say so', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  const choose = async (tab: Page, name: string) => {
    const panel = await openSheet(tab, 'settings');
    await panel.getByRole('button', { name, exact: true }).click();
    await tab.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  await page.goto('/?theme=dark&seed=7');
  await other.goto('/de?seed=8');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Light');
  await page.goto('/?seed=7');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  const panel = await openSheet(page, 'settings');
  await choose(other, 'Dunkel');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', paper);
  await expect(panel.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  await panel.getByRole('button', { name: 'System' }).click();
  await expect(panel.getByRole('button', { name: 'System', pressed: true })).toBeVisible();
  await expect(other.locator('html')).not.toHaveAttribute('data-theme');
});

test('a change of contrast takes effect at once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/?still=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const note = () =>
    page.getByText('No trade here ever loses.').evaluate((element) => getComputedStyle(element).color);
  const soft = await note();
  await page.emulateMedia({ contrast: 'more' });
  expect(await note()).not.toBe(soft);
});

test('who asks for less transparency sees a dialog on a plain ground', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/?seed=7&still=1&scene=withdraw');
  const ground = () =>
    page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(await ground()).toMatch(/rgba|\//);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await ground()).toMatch(/^rgb\([^/]*\)$/);
});

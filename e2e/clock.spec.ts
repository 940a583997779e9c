import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

const openControls = async (page: Page) => {
  await page.getByRole('button', { name: 'Controls' }).click();
  await expect(page.getByRole('dialog', { name: 'Controls' })).toBeVisible();
  return page.getByRole('region', { name: 'Clock' });
};

test('the run is held, stepped, jumped, rewound and brought back to live, by keyboard too', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=60&still=1&trades=0');
  const before = await dashboard.list();
  const count = await dashboard.count();
  const clock = await openControls(page);
  const timeline = clock.getByRole('slider', { name: 'Simulated time' });
  await expect(timeline).toHaveAttribute('aria-valuetext', '00:01:00');

  await clock.getByRole('button', { name: 'Next event' }).press('Enter');
  expect(await dashboard.count()).toBe(count + 1);
  await clock.getByRole('button', { name: 'Ahead 1 day' }).click();
  expect(await dashboard.count()).toBeGreaterThan(40_000);
  await clock.getByRole('button', { name: 'To the start' }).click();
  expect(await dashboard.count()).toBe(0);
  await expect(dashboard.rows).toHaveCount(0);
  await clock.getByRole('button', { name: 'Ahead 1 min' }).click();
  expect(await dashboard.list()).toEqual(before);
  await timeline.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(timeline).toHaveAttribute('aria-valuetext', '00:00:59');
  await clock.getByRole('button', { name: 'Back to latest' }).click();
  expect(await dashboard.count()).toBeGreaterThan(40_000);
  await expect(clock.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('every speed is a button, and the fastest brings a day in a minute and a half', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&trades=0');
  const clock = await openControls(page);
  const speeds = clock.getByRole('group', { name: 'Speed' }).getByRole('button');
  await expect(speeds).toHaveText(['0.25×', '0.5×', '1×', '2×', '5×', '10×', '60×', '1000×']);
  await expect(clock.getByRole('button', { name: '1×', exact: true, pressed: true })).toBeVisible();
  await speeds.last().click();
  await expect.poll(() => dashboard.count()).toBeGreaterThan(500);
});

test('the script of /v is scrubbed through overlay, new and sold', async ({ v, page }) => {
  await page.goto('/v?seed=7&still=1');
  const clock = await openControls(page);
  const timeline = clock.getByRole('slider', { name: 'Simulated time' });
  await timeline.fill('2000');
  await expect(page.getByText('Market condition evaluation', { exact: true })).toBeVisible();
  await expect(timeline).toBeEnabled();
  await timeline.fill('12000');
  await expect(page.getByText('Market condition evaluation', { exact: true })).toBeHidden();
  await expect(v.rows.getByText('New', { exact: true })).toHaveCount(2);
  await timeline.fill('26000');
  await expect(v.rows.getByText('Sold', { exact: true })).toHaveCount(7);
  expect(await v.count()).toBe(183);
  await timeline.fill('0');
  await expect(v.rows).toHaveCount(5);
  await clock.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByText('Market exploration', { exact: true })).toBeVisible();
});

test.describe('the link to share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('INV-14 carries page, the three parameters, seed and version, on request the moment, and nothing else', async ({
    dashboard,
    page,
  }) => {
    await page.goto('/my/de/words?seed=7&name=Ada&amount=1234.5&t=90&still=1&theme=dark&utm=x#y');
    const shown = await dashboard.list();
    await page.getByRole('button', { name: 'Steuerung' }).click();
    const section = page.getByRole('region', { name: 'Link' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await section.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(section.getByRole('status')).toHaveText('Link zur Simulation kopiert');
    expect(new URL(await copied()).pathname).toBe('/de');
    expect(new URL(await copied()).search).toBe('?name=Ada&amount=1234.5&seed=7&engine=1');
    await section.getByLabel('Ab simulierter Zeit 00:01:30').check();
    await section.getByRole('button', { name: 'Link kopieren' }).click();
    await expect.poll(copied).toContain('t=90');
    await page.goto(`${await copied()}&still=1`);
    expect(await dashboard.list()).toEqual(shown);
  });

  test('of another engine version says so instead of showing another run', async ({ page }) => {
    for (const [path, title] of [
      ['/?seed=7&engine=2', 'This link belongs to another version'],
      ['/de?seed=7&engine=99', 'Dieser Link gehört zu einer anderen Version'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('data')).toHaveCount(0);
      await expect(page.locator('[data-simulation-label]')).toBeVisible();
      await page.getByRole('button', { name: /Version|version/ }).click();
      await expect(page.locator('main data').first()).toBeVisible();
      expect(page.url()).not.toContain('engine');
    }
    await page.goto('/?seed=7&engine=x');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });
});

test('where the clipboard is out of reach, the link is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/?seed=7');
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Copying failed. Copy the link from here:')).toHaveValue(/\?seed=7&engine=1$/);
});

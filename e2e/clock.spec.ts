import type { Page } from '@playwright/test';
import { boxOf } from './boxes';
import { openSheet } from './pages/openSheet';
import { expect, test } from './visitor';

const openControls = async (page: Page) => {
  await openSheet(page, 'play');
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByText('More', { exact: true }).click();
  return clock;
};

test('by keyboard alone: the title has the focus, arrow keys pull timeline and speed, Escape leaves', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/de?seed=7&t=60&still=1&trades=0');
  const door = page.getByRole('button', { name: 'Steuerung' }).first();
  await door.press('Enter');
  const clock = page.getByRole('region', { name: 'Uhr' });
  const play = clock.getByRole('button', { name: 'Fortsetzen' });
  await expect(page.getByRole('heading', { name: 'Steuerung' })).toBeFocused();
  await play.focus();
  await expect(clock.getByText('Angehalten', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(clock.getByRole('button', { name: '1 min vor' })).toBeFocused();
  await page.keyboard.press('Tab');
  const timeline = clock.getByRole('slider', { name: 'Simulierte Zeit' });
  await expect(timeline).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(timeline).toHaveAttribute('aria-valuetext', '00:00:59');
  await page.keyboard.press('Home');
  expect(await dashboard.count('Berufe')).toBe(0);
  await page.keyboard.press('End');
  expect(await dashboard.count('Berufe')).toBe(30);
  await clock.getByText('Mehr', { exact: true }).press('Enter');
  await expect(clock.getByRole('button', { name: 'Zum neuesten Zeitpunkt' })).toBeDisabled();
  const speed = clock.getByRole('slider', { name: 'Tempo' });
  await speed.focus();
  await expect(speed).toHaveAttribute('aria-valuetext', '1×');
  await page.keyboard.press('Home');
  await expect(speed).toHaveAttribute('aria-valuetext', '0,25×');
  for (const text of ['0,5×', '1×', '2×', '5×', '10×', '60×', '1000×']) {
    await page.keyboard.press('ArrowRight');
    await expect(speed).toHaveAttribute('aria-valuetext', text);
  }
  await clock.getByRole('button', { name: 'Fortsetzen' }).press('Space');
  await expect(clock.getByText('Läuft', { exact: true })).toBeVisible();
  await expect.poll(() => dashboard.count('Berufe')).toBeGreaterThan(500);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door).toBeFocused();
});

test('the clock ticks between trades while it is visible, also at a speed from the link; each label below the speed slider can be pressed', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&speed=3&trades=0');
  const clock = await openControls(page);
  const speed = clock.getByRole('slider', { name: 'Speed' });
  await expect(speed).toHaveAttribute('aria-valuetext', '3×');
  // The times that the clock shows at each count: more than one is a tick between two trades.
  const timesAt = new Map<string, Set<string | null>>();
  for (let looks = 0; looks < 60; looks += 1) {
    await dashboard.wait(50);
    const trades = (await clock.getByText(/so far: \d/).textContent()) ?? '';
    const time = await clock.getByRole('slider', { name: 'Simulated time' }).getAttribute('aria-valuetext');
    timesAt.set(trades, (timesAt.get(trades) ?? new Set()).add(time));
  }
  expect(Math.max(...[...timesAt.values()].map(({ size }) => size))).toBeGreaterThan(2);

  // With the focus it holds what a reader has said; it is seen to go on, and a key starts from there.
  const timeline = clock.getByRole('slider', { name: 'Simulated time' });
  await timeline.focus();
  const at = () => timeline.evaluate((slider) => Number(slider.style.getPropertyValue('--at')));
  const [said, seen] = [await timeline.inputValue(), await at()];
  await dashboard.wait(5_000);
  await expect(timeline).toHaveValue(said);
  expect(await at()).toBeGreaterThan(seen);
  await timeline.press('ArrowRight');
  expect(Number(await timeline.inputValue())).toBeGreaterThan(Number(said) + 10_000);

  for (const word of ['0.25×', '60×', '2×', '1000×']) {
    const { x, y, width, height } = await boxOf(clock.getByText(word, { exact: true }).last());
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(speed).toHaveAttribute('aria-valuetext', word);
  }
  await dashboard.wait(2_000);
  expect(await dashboard.count()).toBeGreaterThan(500);
});

test('a link of another engine version says so instead of showing another run', { tag: '@long' }, async ({
  page,
}) => {
  for (const [path, title] of [
    ['/?seed=7&engine=999', 'This link belongs to another version'],
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

import { violations } from './axe';
import { inTurn, look, SIGHTS } from './sights';
import { ERROR_SCENE, expect, expectMessages, test } from './visitor';

const PATHS = ['/', '/de', '/v'];

/** Each scene once: pages, looks and widths take turns. */
const SUBSET = [...new Set(SIGHTS.map(({ scene }) => scene))].flatMap((scene, at) => {
  const sights = inTurn(SIGHTS).filter((sight) => sight.scene === scene);
  return sights.find(({ path }) => path === PATHS[at % PATHS.length]) ?? sights.slice(0, 1);
});
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing in any scene, pages, looks and widths in turn, part ${part + 1} of ${PARTS}`, async ({
    consoleMessages,
    page,
  }) => {
    for (const sight of SUBSET.filter((_, at) => at % PARTS === part)) {
      await look(page, sight);
      expect(await violations(page), JSON.stringify(sight)).toEqual([]);
      if (sight.scene === 'error') expectMessages(consoleMessages, ERROR_SCENE);
    }
  });
}

test('axe finds nothing while trades wait, and with figures and a name as long as they get', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&t=60');
  await page.getByRole('group', { name: 'Invented trades' }).focus();
  await page.keyboard.press('ArrowDown');
  await dashboard.wait(10_000);
  await expect(page.getByRole('button', { name: /^Show \d+ new simulated trades$/ })).toBeVisible();
  await page.clock.resume(); // axe waits too
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(
    '/?still=1&amount=-999999999999.99&trades=-999999999&name=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  );
  await dashboard.settled();
  expect(await violations(page)).toEqual([]);
});

test('with reduced motion figures change at once and nothing moves', async ({ dashboard, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dashboard.open('/?seed=7&amount=1000');
  while ((await dashboard.rows.count()) === 0) await dashboard.wait(50);
  const [{ profit } = { profit: 0 }] = await dashboard.list();
  await expect(dashboard.figureOf('Profit')).toHaveText(`$${(1_000 + profit / 100).toLocaleString('en-US')}`);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('new trades are not announced; a figure is read as one number with "simulated"', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&amount=1000');
  await dashboard.wait(9_000);
  await expect(page.getByRole('status')).toHaveText('');
  await dashboard.press('Pause');
  await dashboard.wait(50);
  await expect(page.getByRole('status')).toHaveText('Simulation paused');
  const total = await dashboard.total();
  const spoken = `simulated: $${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('region', { name: 'Profit' })).toContainText(spoken);
  await expect(dashboard.figureOf('Profit')).toHaveAttribute('aria-hidden', 'true');
});

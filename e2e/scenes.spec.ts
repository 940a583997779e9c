import { de as scenesDe } from '../src/i18n/scenes/de';
import { en as scenesEn } from '../src/i18n/scenes/en';
import { expect, test } from './visitor';

test('the scenes of the dashboard open in the state that they name', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const open = async (scene: string, path = '/') => {
    await page.goto(`${path}?seed=7&scene=${scene}`);
    await expect(page.locator('html')).toHaveAttribute('data-settled', /./);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };
  await open('empty');
  await expect(dashboard.rows).toHaveCount(0);
  await open('first-trade');
  await expect(dashboard.rows).toHaveCount(1);
  await open('paused', '/de');
  await expect(dashboard.rows).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
  await open('withdraw&still=1');
  await expect(page.getByRole('dialog', { name: 'There is nothing to withdraw' })).toBeVisible();
  await open('controls');
  await expect(page.getByRole('dialog', { name: 'Controls' })).toBeVisible();
  await open('huge-amount');
  await expect(dashboard.figureOf('Profit')).toHaveText(/^\$999,999,999,99\d\.\d\d$/);
  await open('negative-amount');
  await expect(dashboard.figureOf('Profit')).toHaveText(/^−\$1,234,5\d\d\.\d\d$/);
  for (const name of ['long-name', 'rtl-name']) {
    await open(name);
    await expect(page.getByRole('banner').locator('bdi')).toHaveText(/Max/);
    await dashboard.expectNoSidewaysScroll();
  }
});

test('every scene of the script opens in the state that it names, and can be resumed', {
  tag: '@long',
}, async ({ v, page }) => {
  for (const steps of [1, 2, 3, 4]) {
    await page.goto(`/v?scene=overlay-${steps}`);
    await expect(v.overlay.getByRole('listitem')).toHaveCount(steps);
  }
  await page.goto('/v?scene=result');
  await expect(v.overlay.getByText('2 trades are opened').first()).toBeVisible();
  await v.overlay.getByRole('button', { name: 'Resume' }).click();
  await expect(v.overlay).toBeHidden();
  await page.goto('/v?scene=new');
  await expect(v.rows.getByText('New', { exact: true })).toHaveCount(2);
  await page.goto('/v?scene=sold');
  await expect(v.figureOf('Trades')).toHaveText('183');
});

test('the popup stays in its scene, on both pages, and disappears soon after resuming', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  for (const [path, profit] of [
    ['/v', 'Profit'],
    ['/de', 'Gewinn'],
  ] as const) {
    await dashboard.open(`${path}?seed=7&scene=popup&still=1`);
    const popup = dashboard.card(profit).getByText(/^\+[$\d]/);
    await expect(popup).toBeVisible();
    await dashboard.wait(5_000);
    await expect(popup).toBeVisible();
    await page
      .getByRole('button', { name: /^(Resume|Fortsetzen)$/ })
      .first()
      .click();
    await dashboard.wait(900);
    const words = await popup.innerText();
    await dashboard.wait(1_500);
    await expect(dashboard.card(profit).getByText(words, { exact: true })).toHaveCount(0);
  }
});

test('an unknown scene, and one that the page does not have, are ignored', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  for (const scene of ['nonsense', 'overlay-3', '__proto__']) {
    await page.goto(`/?seed=7&still=1&trades=5&scene=${scene}`);
    await expect(dashboard.figureOf('Trades')).toHaveText('5');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('E151 the panel lists the scenes of its page as links, in the language of the page', async ({
  dashboard,
  page,
}) => {
  for (const [path, panel, scenes, names] of [
    ['/v', 'Controls', 'Scenes', scenesEn],
    ['/de', 'Steuerung', 'Szenen', scenesDe],
  ] as const) {
    await page.goto(`${path}?seed=7&still=1`);
    await page.getByRole('button', { name: panel, exact: true }).first().click();
    await page.getByText(scenes, { exact: true }).click();
    const links = page.getByRole('dialog').locator('details a');
    await expect(links.first()).toBeVisible();
    const listed = await links.evaluateAll((all) =>
      all.map((link) => [
        new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('scene'),
        link.textContent,
      ]),
    );
    const known = new Map<string | null | undefined, string>(Object.entries(names));
    for (const [scene, name] of listed) expect(known.get(scene), `${path}: ${scene}`).toBe(name);
  }
  await page.getByRole('link', { name: scenesDe['full-list'] }).click();
  await expect(page).toHaveURL(/\/de\?seed=7&still=1&scene=full-list$/);
  await expect(dashboard.rows).toHaveCount(10);
});

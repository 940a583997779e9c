import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from './visitor';

/** A page of the same site that holds this HTML and nothing else. */
async function openPageWith(page: Page, html: string): Promise<FrameLocator> {
  await page.route('**/course', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>A course</title>${html}`,
    }),
  );
  await page.goto('/course');
  return page.frameLocator('iframe');
}

async function openEmbedding(page: Page | FrameLocator, [controls, title]: readonly [string, string]) {
  await page.getByRole('button', { name: controls, exact: true }).first().click();
  const panel: Locator = page.getByRole('dialog', { name: controls, exact: true });
  await panel.getByText(title, { exact: true }).click();
  return panel;
}

const EN = ['Controls', 'Embed in a page'] as const;
const DE = ['Steuerung', 'In eine Seite einbetten'] as const;

test('INV-25 the HTML that the controls offer shows the same run in a frame of another page of the site', {
  tag: '@long',
}, async ({ context, dashboard, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?seed=sun-bear-hoopoe-MUC&amount=1000&speed=10');
  await expect(dashboard.rows.first()).toBeVisible();
  const panel = await openEmbedding(page, EN);
  await panel.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(panel.getByText('Embed code copied')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toBe(await panel.getByLabel('Embed code', { exact: true }).inputValue());
  expect(html).toContain('title="Simulation – all figures are invented"');
  expect(html).not.toContain('sandbox');

  const frame = await openPageWith(page, html);
  await expect(frame.getByRole('contentinfo')).toContainText('sun-bear-hoopoe-MUC');
  await expect(frame.locator('[data-simulation-label]')).toContainText('all figures are invented');
  await expect(frame.getByRole('region', { name: 'Profit', exact: true })).toContainText('$1,0');
});

test('the sandboxed frame is offered in German, says what it forbids, and plays', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de?seed=7');
  const panel = await openEmbedding(page, DE);
  await expect(panel.getByText('keine Dateien speichern')).toBeHidden();
  await panel.getByLabel('Sandbox: nur Skripte erlauben').check();
  await expect(panel.getByText('keine Dateien speichern')).toBeVisible();
  const html = await panel.getByLabel('Code zum Einbetten').inputValue();
  expect(html).toContain('sandbox="allow-scripts"');
  expect(html).toContain('title="Simulation – alle Zahlen sind erfunden"');

  const frame = await openPageWith(page, html);
  await expect(frame.locator('tbody tr').first()).toBeVisible();
  const inside = await openEmbedding(frame, DE);
  await expect(inside.getByText('Diese Seite steht in einem Rahmen mit Sandbox')).toBeVisible();
  await inside.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(inside.getByText('Code zum Einbetten kopiert')).toBeVisible(); // by allow="clipboard-write"
  // In real time: no figures are withheld, and new trades come.
  const rows = frame.locator('tbody tr');
  await page.keyboard.press('Escape');
  const newest = await rows.first().innerText();
  await expect.poll(() => rows.first().innerText()).not.toBe(newest);
});

import type { FrameLocator, Page } from '@playwright/test';
import { openPageWith } from '../../../e2e/framed';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, test } from '../../../e2e/visitor';

async function openEmbedding(page: Page | FrameLocator) {
  const share = await openSheet(page, 'share');
  await share.getByRole('button', { name: 'Einbetten' }).click();
  return page.getByRole('dialog', { name: 'In eine Seite einbetten' });
}

test('INV-25 the HTML that the controls offer shows the same run in a frame of another page of the site; in a sandbox it says what that forbids, and plays', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&amount=1000&speed=10');
  const panel = await openEmbedding(page);
  const code = panel.getByLabel('Code zum Einbetten', { exact: true });
  await panel.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(panel.getByText('Code zum Einbetten kopiert')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toBe(await code.inputValue());
  expect(html).toContain('title="Simulation – alle Zahlen sind erfunden"');
  expect(html).not.toContain('sandbox');
  await expect(panel.getByText('keine Dateien speichern')).toBeHidden();
  await panel.getByLabel('Sandbox: nur Skripte erlauben').check();
  await expect(panel.getByText('keine Dateien speichern')).toBeVisible();
  const sandboxed = await code.inputValue();
  expect(sandboxed).toContain('sandbox="allow-scripts"');

  const frame = await openPageWith(page, html);
  await expect(frame.getByRole('contentinfo')).toContainText('sun-bear-hoopoe-MUC');
  await expect(frame.locator('[data-simulation-label]')).toContainText('alle Zahlen sind erfunden');
  await expect(frame.getByRole('article', { name: 'Gewinn', exact: true })).toContainText('1.0');

  await openPageWith(page, sandboxed);
  await expect(frame.locator('tbody tr').first()).toBeVisible();
  const inside = await openEmbedding(frame);
  await expect(frame.getByText('Diese Seite steht in einem Rahmen mit Sandbox')).toBeVisible();
  await inside.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(inside.getByText('Code zum Einbetten kopiert')).toBeVisible(); // by allow="clipboard-write"
  // In real time: no figures are withheld, and new trades come.
  const rows = frame.locator('tbody tr');
  for (const _ of ['the code', 'the controls']) await page.keyboard.press('Escape');
  const newest = await rows.first().innerText();
  await expect.poll(() => rows.first().innerText()).not.toBe(newest);
});

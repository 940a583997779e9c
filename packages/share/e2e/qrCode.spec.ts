import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../e2e/visitor';
import { en } from '../src/texts/en/share';

/** Of a picture (PNG), row by row: 1 where it is light. Without its edges, which are half on what is around it. */
function lightPixels(page: Page, png: Buffer): Promise<string[]> {
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    const light = Array.from({ length: width * height }, (_, at) => ((data[4 * at] ?? 0) > 127 ? 1 : 0)).join(
      '',
    );
    const rows = light.match(new RegExp(`.{${width}}`, 'g')) ?? [];
    return rows.slice(2, -2).map((row) => row.slice(2, -2));
  }, Array.from(png));
}

test('a QR code stays black on white where the browser darkens every page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/?seed=7&still=1&scene=controls-share');
  await page.getByRole('button', { name: en.classroom.open }).click();
  const code = page.getByRole('img', { name: en.classroom.open });
  const seen = async (drawing: Locator) =>
    lightPixels(page, await drawing.screenshot({ animations: 'disabled' }));
  const light = await seen(code);
  expect(light.join('')).toMatch(/^1+.*0{20}.*1+$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(await seen(code), colorScheme).toEqual(light);
    await session.send('Emulation.setAutoDarkModeOverride', {});
  }
});

test('INV-13 a QR code is saved as a picture with the simulation label in it', async ({ page }) => {
  await page.goto('/de?seed=Klasse 7b&still=1&scene=controls-share');
  await page.getByRole('button', { name: 'QR-Code' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Bild speichern' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('simulation-qr-Klasse-7b-de.png');
  await expect(page.getByText('Gespeichert als simulation-qr-Klasse-7b-de.png.')).toBeVisible();
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
  const rows = await lightPixels(page, bytes);
  const width = rows[0]?.length ?? 0;
  // Beneath the code, which is a square, stand the letters of the label: many short lines of ink.
  const label = rows.slice(width).flatMap((row) => row.match(/0+/g) ?? []);
  expect(label.length).toBeGreaterThan(300);
});

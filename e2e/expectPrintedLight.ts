import type { Page } from '@playwright/test';
import type { SimulationPage } from './pages/SimulationPage';
import { expect } from './visitor';

/** A canvas is drawn anew for paper: the edges of its lines are not the same to the last shade. */
const SHADE = 32;
const SHARE = 0.001;

/**
 * What is printed at an address in a dark theme, by choice or by the system, looks as in the light one.
 *
 * @param isReady waits until what is printed is there
 */
export async function expectPrintedLight(
  dashboard: SimulationPage,
  query: string,
  isReady: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { page } = dashboard;
  const printed = async (parameters: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await dashboard.visit(`/?seed=7&still=1&${parameters}`);
    await isReady();
    await dashboard.settled(); // a dialog has appeared in the meantime
    await page.emulateMedia({ media: 'print' });
    return page.screenshot({ fullPage: true });
  };
  const light = await printed(query, 'light');
  for (const [parameters, scheme, dark] of [
    [`${query}&theme=dark`, 'light', 'by choice'],
    [query, 'dark', 'of the system'],
  ] as const)
    expect(await differing(page, light, await printed(parameters, scheme)), dark).toBeLessThan(SHARE);
}

/** The share of pixels that are not alike; all, if the pictures do not have one size. */
function differing(page: Page, ...pictures: Buffer[]): Promise<number> {
  return page.evaluate(
    async ({ encoded, shade }) => {
      const decoded = encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, width, height);
      });
      const [one, other] = await Promise.all(decoded);
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) > shade))
          count += 1;
      return count / (one.width * one.height);
    },
    { encoded: pictures.map((picture) => picture.toString('base64')), shade: SHADE },
  );
}

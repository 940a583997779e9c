// Takes docs/moving-picture.webp for the README, from the built site: the total rises, then Withdraw empties it. The
// encoder is no package of the project, since nothing else needs it: `npm run build`, `npm install --no-save
// sharp@0.35.5`, then `npx tsx scripts/movingPicture.ts`.
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './lib/browser';
import { previewSite } from './lib/buildSite';

/** What is on screen, and for how many frames; a frame is a fifth of a second. */
const PARTS = [
  { open: '?seed=7&t=60&speed=4', frames: 18 },
  { press: 'Withdraw', frames: 22 },
] satisfies readonly { open?: string; press?: string; frames: number }[];
const FRAME = 200; // ms
const SIZE = { width: 1024, height: 640 };

const sharp = createRequire(import.meta.url)('sharp');
const server = await previewSite({ port: 4179 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
const frames: Buffer[] = [];
for (const { open, press, frames: count } of PARTS) {
  if (open !== undefined) await page.goto(`${server.resolvedUrls?.local[0]}${open}`);
  await page.locator('main data').first().waitFor();
  if (press !== undefined) await page.getByRole('button', { name: press }).click();
  for (let frame = 0; frame < count; frame += 1) {
    const taken = performance.now();
    frames.push(
      await sharp(await page.screenshot())
        .resize(768)
        .png()
        .toBuffer(),
    );
    await page.waitForTimeout(Math.max(0, FRAME - (performance.now() - taken)));
  }
}
await browser.close();
await server.close();
await sharp(frames, { join: { animated: true } })
  .webp({ delay: frames.map(() => FRAME), loop: 0, quality: 60, effort: 6 })
  .toFile('docs/moving-picture.webp');

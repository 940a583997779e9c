import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/lib/browser';
import { complaintsOf, slowDown } from '../../visitor';
import { asScript, type BrowserDriver, fail, WINDOW } from './BrowserDriver';

/** Chromium, by Playwright. */
export async function openChromium(executablePath?: string): Promise<BrowserDriver> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? (await findBrowser()),
    args: browserArguments,
  });
  const page = await browser.newPage({ viewport: WINDOW, hasTouch: true });
  await slowDown(page);
  const downloadFolder = await mkdtemp(join(tmpdir(), 'journey-'));
  page.on('download', (file) => {
    file.saveAs(join(downloadFolder, file.suggestedFilename())).catch(() => {}); // the browser was closed first
  });
  let part = page.mainFrame();
  return {
    version: browser.version(),
    downloadFolder,
    complaints: complaintsOf(page),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (inPage, argument) => part.evaluate(asScript(inPage, argument)),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (wide, high) => page.setViewportSize({ width: wide, height: high }),
    enterFrame: async () => {
      part = page.mainFrame().childFrames()[0] ?? fail('The page has no frame');
    },
    leaveFrame: async () => {
      part = page.mainFrame();
    },
    print: () => page.pdf(),
    close: async () => {
      await browser.close();
      await rm(downloadFolder, { recursive: true, force: true });
    },
  };
}

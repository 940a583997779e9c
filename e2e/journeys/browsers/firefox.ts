import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { asScript, type BrowserDriver, type BrowserOptions, fail, WINDOW, wait } from './BrowserDriver';
import { findFirefox, installHint } from './installed';

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(options: BrowserOptions): Promise<BrowserDriver> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(installHint('firefox'));
  const downloadFolder = await mkdtemp(join(tmpdir(), 'journey-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': options.reducedMotion ? 1 : 0,
      'browser.download.folderList': 2, // into the folder that is named
      'browser.download.dir': downloadFolder,
    },
  });
  const page = await browser.newPage();
  const { width = WINDOW.width, height = WINDOW.height } = options;
  await page.setViewport({ width, height });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let part = page.mainFrame();
  return {
    engine: 'firefox',
    version: (await browser.version()).replace('firefox/', ''),
    downloadFolder,
    complaints,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer waits for a load event, which a page that comes back as it was does not have.
    back: async () => {
      await page.evaluate('history.back()');
      await wait(500);
    },
    evaluate: <Result>(inPage: (argument: never) => Result, argument: unknown) =>
      part.evaluate<[], () => Result>(asScript(inPage, argument)) as Promise<Result>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (wide, high) => page.setViewport({ width: wide, height: high }),
    enterFrame: async () => {
      part = page.mainFrame().childFrames()[0] ?? fail('The page has no frame');
    },
    leaveFrame: async () => {
      part = page.mainFrame();
    },
    print: async () => (await page.pdf()).length > 0,
    close: async () => {
      await browser.close();
      await rm(downloadFolder, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findFirefox, installHint } from '../../../scripts/lib/installedEngines';
import { asScript, type BrowserDriver, fail, WINDOW, wait } from './BrowserDriver';

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<BrowserDriver> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(installHint('firefox'));
  const downloadFolder = await mkdtemp(join(tmpdir(), 'journey-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2, // into the folder that is named
      'browser.download.dir': downloadFolder,
      // A page that prints asks for no printer, and nobody has to answer.
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
      'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(downloadFolder, 'printed.pdf'),
    },
  });
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  let visits = 0;
  let inFrame = false;
  // Looked up at each use: the frame that was there first may be gone when its page has come.
  const part = () =>
    inFrame ? (page.mainFrame().childFrames().at(-1) ?? fail('The page has no frame')) : page.mainFrame();
  /**
   * Navigates by a script, and waits until another document or another address is there. Puppeteer's own `goto` and `goBack` wait for a load
   * event, which a page from the back/forward cache does not have; after it they run into their time limit each time.
   */
  const leave = async (script: string) => {
    visits += 1; // a page that comes back has the number of an earlier one
    const visit = String(visits);
    const before = await page.evaluate('location.href');
    await page.evaluate(`window.journeyVisit = '${visit}'; setTimeout(() => ${script})`);
    for (let waited = 0; waited < 30_000; waited += 100) {
      await wait(100);
      const state = await page
        .evaluate(
          `window.journeyVisit === '${visit}' && location.href === ${JSON.stringify(before)} ? '' : document.readyState`,
        )
        .catch(() => ''); // just between two documents
      if (state === 'complete') return;
    }
    fail(`Nothing has come within 30 s of ${script}`);
  };
  return {
    version: (await browser.version()).replace('firefox/', ''),
    downloadFolder,
    complaints,
    open: async (url) => {
      // No script of a page that is not a file may open one.
      if (url.startsWith('file:') && !page.url().startsWith('file:')) await page.goto(url);
      else await leave(`location.assign(${JSON.stringify(url)})`);
    },
    reload: () => leave('location.reload()'),
    back: () => leave('history.back()'),
    evaluate: <Result>(inPage: (argument: never) => Result, argument: unknown) =>
      part().evaluate<[], () => Result>(asScript(inPage, argument)) as Promise<Result>,
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (wide, high) => page.setViewport({ width: wide, height: high }),
    enterFrame: async () => {
      inFrame = true;
    },
    leaveFrame: async () => {
      inFrame = false;
    },
    print: async () => (await page.pdf()).length > 0,
    close: async () => {
      await browser.close();
      await rm(downloadFolder, { recursive: true, force: true });
    },
  };
}

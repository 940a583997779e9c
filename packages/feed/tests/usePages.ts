import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { browserArguments, findBrowser } from '../../../scripts/lib/browser';

/** What a page imports by the name of a package. */
const NAME = /^[\w@][\w@/-]*$/;

/**
 * A browser, and a server of the pages of a folder, while the tests beside it run.
 *
 * @param packages the folder of the packages that these pages import, where it is not above them
 */
export function usePages(root: string, packages?: string) {
  let browser: Browser;
  let pages: ViteDevServer;
  beforeAll(async () => {
    pages = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0, hmr: false },
      cacheDir: resolve('.cache/vite', root),
      resolve: {
        alias: packages === undefined ? [] : [{ find: NAME, replacement: `${resolve(packages)}/$&` }],
      },
    });
    await pages.listen();
    browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
  });
  return {
    newPage: () => browser.newPage({ locale: 'en-US' }),
    /** With a stroke at its end. */
    url: () => pages.resolvedUrls?.local[0] ?? '',
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, findWholeBrowser } from '../../scripts/lib/browser';
import { complaintsOf, expect, test as visitor } from '../visitor';

/** A tab in a window of its own, which can really be hidden and frozen. */
export type RealTab = {
  page: Page;
  /** Minimizes the window. */
  hide: () => Promise<void>;
  show: () => Promise<void>;
  /** Freezes the tab as browsers do to save memory or battery: no task runs. */
  freeze: () => Promise<unknown>;
  /** Wakes a frozen tab, which is still hidden. */
  thaw: () => Promise<unknown>;
};

/**
 * A browser of its own whose window can be minimized. (Playwright keeps every page that it opens visible and focused, and
 * a page that only pretends to be hidden would not be throttled or frozen.)
 */
export const test = visitor.extend<{ tab: RealTab }>({
  tab: async ({ viewport }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'tabs-'));
    const browser = spawn(
      await findWholeBrowser(),
      [
        ...browserArguments,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true }, // a group of its own, to end as one
    );
    try {
      const connection = await chromium.connectOverCDP(await addressOf(browser.stderr), { noDefaults: true });
      const [context] = connection.contexts();
      const [page] = context?.pages() ?? [];
      if (context === undefined || page === undefined) throw new Error('The browser opened no tab.');
      if (viewport !== null) await page.setViewportSize(viewport);
      const complaints = complaintsOf(page);
      await use(await tabOf(context, page));
      expect(complaints).toEqual([]);
      await connection.close();
    } finally {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      process.kill(-(browser.pid ?? Number.NaN), 'SIGKILL');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  },
});

async function tabOf(context: BrowserContext, page: Page): Promise<RealTab> {
  const session: CDPSession = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const put = (windowState: 'minimized' | 'normal') =>
    session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
  const become = (state: 'frozen' | 'active') => session.send('Page.setWebLifecycleState', { state });
  const until = (hidden: boolean) => expect.poll(() => page.evaluate(() => document.hidden)).toBe(hidden);
  return {
    page,
    hide: async () => {
      await put('minimized');
      await until(true);
    },
    show: async () => {
      await put('normal');
      await until(false);
    },
    freeze: async () => become('frozen'),
    thaw: async () => become('active'),
  };
}

/** The address for remote control that a browser prints on its error stream. */
function addressOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (chunk) => {
      said += String(chunk);
      const [address] = /ws:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stream.on('end', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}

import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, findWholeBrowser } from '../../scripts/lib/browser';
import { freePort } from '../../scripts/lib/listen';
import { complaintsOf, expect, test as visitor } from '../visitor';

/** Of Playwright: those that open no tab, keep every tab running, and have no back/forward cache. */
const NOT_AS_BROWSERS_DO = [
  '--no-startup-window',
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** A tab in a window of its own, which can really be hidden and frozen. */
type RealTab = Awaited<ReturnType<typeof tabOf>>;

/**
 * A browser of its own whose window can be minimized. (Playwright keeps every page that it opens visible and focused,
 * and a page that only pretends to be hidden would not be throttled or frozen.)
 */
export const test = visitor.extend<{ tab: RealTab }>({
  tab: async ({ viewport }, use) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await findWholeBrowser(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
      ignoreDefaultArgs: NOT_AS_BROWSERS_DO,
    });
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    const [context] = connection.contexts();
    if (context === undefined) throw new Error('The browser has no profile.');
    const page = context.pages()[0] ?? (await context.newPage()); // a browser without windows opens none
    if (viewport !== null) await page.setViewportSize(viewport);
    const complaints = complaintsOf(page);
    await use(await tabOf(context, page));
    await browser.close();
    expect(complaints).toEqual([]);
  },
});

async function tabOf(context: BrowserContext, page: Page) {
  const session: CDPSession = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const put = async (windowState: 'minimized' | 'normal') => {
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
    await expect.poll(() => page.evaluate(() => document.hidden)).toBe(windowState === 'minimized');
  };
  const become = (state: 'frozen' | 'active') => session.send('Page.setWebLifecycleState', { state });
  return {
    page,
    /** Minimizes the window. */
    hide: () => put('minimized'),
    show: () => put('normal'),
    /** Freezes the tab as browsers do to save memory or battery: no task runs. */
    freeze: async () => void (await become('frozen')),
    /** Wakes a frozen tab, which is still hidden. */
    thaw: async () => void (await become('active')),
  };
}

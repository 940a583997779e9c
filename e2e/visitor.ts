import { test as base, expect, type Page } from '@playwright/test';
import { Listener } from './pages/Listener';
import { SimulationPage } from './pages/SimulationPage';

/** Makes the processor of a page so many times slower; every page as `CPU_SLOWDOWN` says, such as `CPU_SLOWDOWN=6`. */
export async function slowDown(page: Page, rate = Number(process.env.CPU_SLOWDOWN ?? 1)) {
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

declare global {
  interface Window {
    figuresAreWithheld: (address: string) => void;
  }
}

type Visitor = {
  /** Console messages; a test that expects some takes them with `expectMessages`. */
  consoleMessages: string[];
  /** For a test that takes the label away: figures may be withheld in it. In every other test they never are. */
  allowWithheld: () => void;
  /** Every request since the page was asked for. */
  requests: string[];
  /** The page, by the name of its route. */
  dashboard: SimulationPage;
  v: SimulationPage;
  /** Hears the page from its first moment on. */
  listener: Listener;
};

/**
 * Collects errors, warnings and uncaught exceptions of a page from now on, and requests for files that do not exist.
 */
export function complaintsOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  // The host answers a path that is no file with the page.
  page.on('response', (response) => {
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    if (isPage && response.request().resourceType() !== 'document')
      messages.push(`${response.url()} is not a file`);
  });
  return messages;
}

/** Counts the times that the page itself is asked for. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Whether the font of the page has arrived: `loaded`, `error`, or what it is waiting for. @public for packages */
export const lettersOf = (page: Page) =>
  page.evaluate(
    async () => [...(await document.fonts.ready)].find(({ family }) => /^"?Inter"?$/.test(family))?.status,
  );

/** Holds back files until it is told to let them pass. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}

/** Chromium's messages on a file that does not arrive, or not whole. */
export const MISSING_FILE =
  /is not a file|Failed to load resource|Failed to load module script|Failed to fetch dynamically imported module|Unexpected end of input|Unexpected token|Unable to preload CSS/;

/** The error that the scene `error` throws, for developers. */
export const ERROR_SCENE = /The address asked for this screen with scene=error/;

/** Takes the messages so far off the list, and expects each of them. */
export function expectMessages(messages: string[], expected: RegExp) {
  for (const text of messages.splice(0)) expect(text).toMatch(expected);
}

/**
 * A visitor in a real browser, behind the security policy. The console stays silent and the figures stay, or the test
 * fails.
 */
export const test = base.extend<Visitor>({
  context: async ({ context }, use) => {
    context.on('page', (page) => slowDown(page));
    await use(context);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages = complaintsOf(page);
      await use(messages);
      // A request that is still being answered when the test ends, or comes after it, is no fault of the page.
      const said = [...messages];
      for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  allowWithheld: [
    async ({ context }, use) => {
      const addresses: string[] = [];
      let isAllowed = false;
      await context.exposeBinding('figuresAreWithheld', (_, address: string) => addresses.push(address));
      await context.addInitScript(() => {
        const look = () => {
          if (document.documentElement?.hasAttribute('data-withheld'))
            window.figuresAreWithheld(location.href);
        };
        new MutationObserver(look).observe(document, {
          subtree: true,
          childList: true,
          attributeFilter: ['data-withheld'],
        });
      });
      await use(() => {
        isAllowed = true;
      });
      if (!isAllowed) expect(addresses, 'where figures were withheld').toEqual([]);
    },
    { auto: true },
  ],
  requests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await use(requests);
  },
  dashboard: async ({ page }, use) => use(new SimulationPage(page)),
  v: async ({ dashboard }, use) => use(dashboard),
  listener: async ({ page }, use) => {
    const listener = new Listener(page);
    await listener.listen();
    await use(listener);
  },
});

export { expect };

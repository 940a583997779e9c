import { test as base, expect } from '@playwright/test';
import type { BrowserOptions, Engine } from './browsers/BrowserDriver';
import { installHint, isInstalled } from './browsers/installed';
import { openBrowser } from './browsers/openBrowser';
import { Visitor } from './Visitor';

export type JourneyOptions = {
  engine: Engine;
  /** For Chromium: a path to start it by, if not the one of all other tests. */
  executablePath: string | undefined;
  /** How many browsers share the work of using every control. */
  visitorsAtOnce: number;
  /** Of each list of links no more than that are followed. */
  linksAtMost: number;
  /** For how long each press is looked at (ms). */
  lookingMs: number;
  /** How long a person stays (s). */
  staySeconds: number;
};

type Journey = {
  /** Opens a browser; it is closed when the test ends. */
  comes: (options?: BrowserOptions) => Promise<Visitor>;
};

/** A journey in real time: no stand-in for the clock, nothing intercepted. */
export const test = base.extend<Journey & JourneyOptions>({
  engine: ['chromium', { option: true }],
  executablePath: [undefined, { option: true }],
  visitorsAtOnce: [4, { option: true }],
  linksAtMost: [1, { option: true }],
  lookingMs: [1_500, { option: true }],
  staySeconds: [Number(process.env.STAY_SECONDS ?? 30), { option: true }],
  comes: async ({ engine, executablePath, baseURL }, use) => {
    test.skip(!isInstalled(engine), installHint(engine));
    const visitors: Visitor[] = [];
    await use(async (options = {}) => {
      const browser = await openBrowser[engine]({ ...(executablePath && { executablePath }), ...options });
      const version = `${engine} ${browser.version}`;
      if (visitors.length === 0) test.info().annotations.push({ type: 'version', description: version });
      const visitor = new Visitor(browser, baseURL ?? '');
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ browser }) => browser.close()));
  },
});

export { expect };

import { test as base, expect } from '@playwright/test';
import { type Engine, installHint, isInstalled } from '../../scripts/lib/installedEngines';
import type { OpenBrowser } from './browsers/BrowserDriver';
import { openChromium } from './browsers/chromium';
import { openFirefox } from './browsers/firefox';
import { openWebkit } from './browsers/webkit';
import { Visitor } from './Visitor';

export type JourneyOptions = {
  engine: Engine;
  /** For Chromium: a path to start it by, if not the one of all other tests. */
  executablePath: string | undefined;
  /** Of each list of links no more than that are followed. */
  linksAtMost: number;
  /** How long a person stays (s). */
  staySeconds: number;
};

type Journey = {
  /** Opens a browser; it is closed when the test ends. */
  comes: () => Promise<Visitor>;
};

const openBrowser: Readonly<Record<Engine, OpenBrowser>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
};

/** For how long each press is looked at. */
export const LOOKING_MS = 1_500;

/** A journey in real time: no stand-in for the clock, nothing intercepted. */
export const test = base.extend<Journey & JourneyOptions>({
  engine: ['chromium', { option: true }],
  executablePath: [undefined, { option: true }],
  linksAtMost: [1, { option: true }],
  staySeconds: [Number(process.env.STAY_SECONDS ?? 30), { option: true }],
  comes: async ({ engine, executablePath, baseURL }, use) => {
    test.skip(!isInstalled(engine), installHint(engine));
    const visitors: Visitor[] = [];
    await use(async () => {
      const browser = await openBrowser[engine](executablePath);
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

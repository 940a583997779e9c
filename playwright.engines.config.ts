import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/journeys/journey';
import base from './playwright.config';
import { findBrowser, findWholeBrowser } from './scripts/browser';

const packaged = await findBrowser();
const installed = await findWholeBrowser();

/** The journeys in three engines, each person for ten minutes. What is not installed is named and skipped. */
export default defineConfig<JourneyOptions>(base, {
  testDir: 'e2e/journeys',
  grepInvert: [],
  outputDir: '.cache/engines',
  reporter: [['list'], ['json', { outputFile: '.cache/engines.json' }]],
  use: { staySeconds: Number(process.env.STAY_SECONDS ?? 600), lookingMs: 2_000, linksAtMost: 100 },
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    // A fault that shows in only one of the two is a fault.
    ...(installed === packaged
      ? []
      : [{ name: 'installed chromium', use: { engine: 'chromium' as const, executablePath: installed } }]),
    { name: 'firefox', use: { engine: 'firefox', visitorsAtOnce: 2 } },
    { name: 'webkit', use: { engine: 'webkit', visitorsAtOnce: 2 } },
  ],
});

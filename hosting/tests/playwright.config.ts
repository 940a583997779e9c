import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/hosting/e2e',
  globalSetup: './setUp.ts',
  workers: 1, // each group of tests has a server of its own
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.cache/hosting.json' }]],
  use: { launchOptions: { executablePath: await findBrowser(), args: browserArguments } },
});

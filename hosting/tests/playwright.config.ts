import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/hosting/e2e',
  globalSetup: './setUp.ts',
  fullyParallel: true,
  workers: 3,
  expect: { timeout: 15_000 }, // on a busy machine
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.cache/hosting.json' }]],
  use: { launchOptions: { executablePath: await findBrowser(), args: browserArguments } },
});

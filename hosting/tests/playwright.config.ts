import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/hosting/e2e',
  globalSetup: './setUp.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.cache/hosting.json' }]],
  use: { launchOptions: { executablePath: await findBrowser(), args: browserArguments } },
});

import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser';

const PORT = Number(process.env.TEST_PORT ?? 4179);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Texts to read stand beside the test that holds them.
  snapshotPathTemplate: '{testDir}/{testFileName}-texts/{arg}{ext}',
  grepInvert: /@long/, // further pages, and what takes minutes: npm run test:long
  fullyParallel: true,
  workers: 4, // much of the time a test waits for real time to pass
  // For a whole test, and for one expectation, on a busy machine. A test of what has to be quick names its own time, or
  // holds the clock of the page.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  // The built site, behind the headers that a host should send.
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false, // a running server may serve another build
  },
  use: {
    actionTimeout: 20_000, // an element that cannot be pressed fails soon, with its name
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
});

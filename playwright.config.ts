import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './e2e/journeys/journey';
import { browserArguments, findBrowser, findWholeBrowser } from './scripts/lib/browser';

const PORT = Number(process.env.TEST_PORT ?? 4179);

const packaged = await findBrowser();
const installed = await findWholeBrowser();

/** The journeys in one more browser, each person for ten minutes. */
const engine = (name: string, options: Partial<JourneyOptions>) => ({
  name,
  testMatch: '**/e2e/journeys/**/*.spec.ts',
  use: { staySeconds: Number(process.env.STAY_SECONDS ?? 600), linksAtMost: 100, ...options },
});

/** What runs when: docs/testing.md. */
export default defineConfig<JourneyOptions>({
  // Those of the whole site in e2e/, those of a package in packages/*/e2e/.
  testDir: '.',
  testMatch: '**/e2e/**/*.spec.ts',
  respectGitIgnore: true,
  outputDir: '.cache/e2e',
  // Texts to read stand beside the test that holds them.
  snapshotPathTemplate: '{testDir}/{testFilePath}-texts/{arg}{ext}',
  fullyParallel: true,
  workers: '100%', // as many as cores
  // A hang is found within a minute. A test that takes longer on purpose is `@long` and names its own limit.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Each test with its steps on a terminal of a developer; a dot each in a log.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/e2e.json' }]],
  // The built site, behind the headers that a host should send.
  webServer: {
    command: `node scripts/run.mjs preview --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false, // a running server may serve another build
  },
  use: {
    actionTimeout: 10_000, // an element that cannot be pressed fails soon, with its name
    baseURL: `http://127.0.0.1:${PORT}`,
    permissions: ['clipboard-read', 'clipboard-write'], // to read what was copied
    launchOptions: { executablePath: packaged, args: browserArguments },
  },
  projects: [
    // npm test
    { name: 'short', grepInvert: /@long/ },
    // npm run test:all
    { name: 'long', grep: /@long/, testIgnore: 'journeys/**' },
    { name: 'hosting build', testDir: 'hosting/tests', testMatch: 'build.setup.ts' },
    { name: 'hosting', testDir: 'hosting/tests', testMatch: '*.spec.ts', dependencies: ['hosting build'] },
    // npm run test:engines; what is not installed is named and skipped
    engine('chromium', { engine: 'chromium' }),
    // A fault that shows in only one of the two is a fault.
    ...(installed === packaged
      ? []
      : [engine('installed chromium', { engine: 'chromium', executablePath: installed })]),
    engine('firefox', { engine: 'firefox' }),
    engine('webkit', { engine: 'webkit' }),
  ],
});

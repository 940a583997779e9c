import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserArguments, findBrowser } from './scripts/lib/browser.ts'; // with its ending, for Node loads this file
import { packagesWith } from './scripts/lib/packages.ts';
import { common } from './scripts/setup/commonTests.ts';

const SWEEP = { name: 'sweep', description: 'plays hundreds of runs; test:mutation leaves it out' };

const unit = {
  ...common,
  name: 'unit',
  environment: 'node',
  isolate: false, // test files share their modules, which saves 40 % of the time
  tags: [SWEEP],
  include: [
    'packages/*/src/**/*.test.ts',
    'packages/*/{build,tests}/**/*.test.ts',
    'scripts/**/*.test.ts',
    'hosting/**/*.test.ts',
  ],
  // The tests/ of a package with a configuration are its own project.
  exclude: packagesWith('vitest.config.ts').map((file) => `${dirname(file)}/tests/**`),
} satisfies TestUserConfig;

/** Puts the clock forward, by which what is announced remembers when it last spoke: the only file of its page. */
const FORWARD = 'packages/*/src/**/Digest.test.tsx';

const components = {
  ...common,
  name: 'components',
  include: ['packages/*/src/**/*.test.tsx'],
  isolate: false, // they share a page, which saves half of the time
  // With the styles of every page, or each file would have those that the files before it brought along.
  setupFiles: [
    'packages/dashboard/src/ui/styles.css',
    'scripts/setup/cleanUp.ts',
    'scripts/setup/failOnConsole.ts',
    'scripts/setup/slowDown.ts',
  ],
  env: { CPU_SLOWDOWN: process.env.CPU_SLOWDOWN ?? '1' },
  expect: { poll: { timeout: 10_000 } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath: await findBrowser(), args: browserArguments } }),
    instances: [
      { browser: 'chromium', exclude: [FORWARD] },
      { browser: 'chromium', name: 'components, clock put forward', include: [FORWARD] },
    ],
  },
} satisfies TestUserConfig;

/** What fails quickly comes first: the rest of the tests need not run for a change that is noticed. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

/** The unit tests that mutation/stryker.config.mjs changes code for. */
const mutation = {
  ...unit,
  include: ['packages/engine/src/**/*.test.ts', 'packages/*/src/{visit,store,app,library}/**/*.test.ts'],
  setupFiles: ['scripts/setup/fastCheckConfig.ts'],
  sequence: { sequencer: QuickFirst },
  tags: [{ ...SWEEP, skip: true }],
} satisfies TestUserConfig;

/** Stryker sets it in the processes that run tests. */
const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined;

export default defineConfig({
  test: isMutated
    ? mutation
    : {
        // What tests read and no test imports: with `--changed`, a change of one runs them all.
        forceRerunTriggers: ['**/*.{md,yaml}', '**/package.json', '**/vitest.config.ts'],
        projects: [
          { test: unit },
          { plugins: [react()], test: components },
          // What a package has of its own: real servers, what is built first. That named `long` runs in test:all.
          'packages/*/vitest.config.ts',
          'packages/*/vitest.long.config.ts',
        ],
      },
});

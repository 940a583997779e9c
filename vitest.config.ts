import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser';

/**
 * The same for all projects, as Vitest wants it of those that run side by side. More than most machines have spare cores:
 * much of the time components and feed wait for real time, servers and processes.
 */
const WORKERS = 3;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: WORKERS,
          isolate: false, // test files share their modules, which saves 40 % of the time
          testTimeout: 120_000, // properties are judged by what they find, not by how busy the machine is
          tags: [{ name: 'sweep', description: 'plays hundreds of runs; test:mutation leaves it out' }],
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'build/**/*.test.ts',
            'hosting/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'feed',
          environment: 'node',
          maxWorkers: WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['feed/**/*.test.ts'],
          exclude: ['feed/dist/**', '**/node_modules/**'],
          globalSetup: ['feed/tests/packPackage.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          maxWorkers: WORKERS,
          testTimeout: 60_000, // a hundred presses of a key take long on a busy machine
          include: ['src/**/*.test.tsx'],
          setupFiles: ['scripts/failOnConsole.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await findBrowser(), args: browserArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

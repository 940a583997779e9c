import { defineConfig } from 'vitest/config';
import { common } from '../../scripts/setup/commonTests.ts'; // with its ending, for Node loads this file

export default defineConfig({
  test: {
    ...common,
    testTimeout: 60_000, // real servers and processes
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    name: 'feed',
    environment: 'node',
    isolate: false, // test files share their modules
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/packPackage.ts'],
  },
});

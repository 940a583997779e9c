import { defineConfig } from 'vitest/config';
import feed from './vitest.config.ts';

/** Clients of others through whole restarts: npm run test:all. */
export default defineConfig({
  ...feed,
  test: {
    ...feed.test,
    name: 'long feed',
    testTimeout: 600_000,
    include: ['{long,others}/*.test.ts'],
  },
});

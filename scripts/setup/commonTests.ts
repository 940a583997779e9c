import type { TestUserConfig } from 'vitest/config';

/** Of one project, as Vitest wants it: the same in all of those that run side by side. */
export const common = {
  maxWorkers: '100%', // as many as cores
  testTimeout: 30_000,
  hookTimeout: 30_000,
} satisfies TestUserConfig;

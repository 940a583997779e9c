import { defineConfig } from '@playwright/test';
import base from './playwright.config';

// Every cell of the matrix in which the label has to be seen: some thousand, so it takes long.
export default defineConfig<{ matrix: 'few' | 'full' }>(base, {
  testMatch: 'honesty/matrix.spec.ts',
  outputDir: '.cache/honesty',
  reporter: [['list'], ['json', { outputFile: '.cache/honesty.json' }]],
  use: { matrix: 'full' },
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every cell of the matrix in which the label has to be seen, some thousand; `npm test` takes a subset of them. */
export default defineConfig(base, {
  testMatch: 'honesty/*.whole.ts',
  outputDir: '.cache/honesty',
  reporter: [['list'], ['json', { outputFile: '.cache/honesty.json' }]],
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** All faults and the long runs, those too that `npm test` leaves out because they take minutes. */
export default defineConfig({ ...base, grepInvert: [], timeout: 7_200_000, testIgnore: [] });

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every scene of every page in every look and at both widths; `npm test` takes a subset of them. */
export default defineConfig(base, { testMatch: 'accessibility.whole.ts', reporter: 'list' });

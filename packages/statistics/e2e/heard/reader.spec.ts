import { expect, test } from '@playwright/test';
import { path, STILL } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

path('the tables of the statistics', STILL, async (reader) => {
  await reader.seek(/Controls/);
  await reader.press('Return');
  await reader.seek(/^Run\b/);
  await reader.press('Return');
  await reader.seek(/statistics behind/);
  await reader.press('Return', 't', 'Down', 'Down', 'Down', 't');
  expect(reader.said().join(' ')).toMatch(/table with \d+ rows/);
});

import { expect, test } from '@playwright/test';
import { path, STILL } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

path('the class list', STILL, async (reader) => {
  await reader.seek(/Controls/);
  await reader.press('Return');
  await reader.seek(/^Share\b/);
  await reader.press('Return');
  await reader.seek(/Class list/);
  await reader.press('Return', 'l', 'Down', 'Down');
  expect(reader.said().join(' ')).toMatch(/list with 30 items/i);
});

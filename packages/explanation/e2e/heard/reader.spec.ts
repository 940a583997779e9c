import { expect, test } from '@playwright/test';
import { opensWithItsTitle, path } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

opensWithItsTitle('How fake sites', /How fake sites trick people.*Simulation.*contact/, 8);

path(
  'two presses in the help lead to the sheet for the call, heard from its title on',
  '/?seed=7&still=1&scene=help',
  async (reader) => {
    await reader.seek(/Card toggle/);
    await reader.press('Return');
    expect(reader.said('Return').join(' ')).toMatch(/When\?/);
    await reader.seek(/Today toggle/);
    await reader.press('Return', 'Down', 'Down', 'Down', 'Down');
    expect(reader.said().join(' ')).toMatch(/Paid by card today.*Hang up.*start a chargeback/);
  },
);

import { test } from '@playwright/test';
import { opensWithItsTitle } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

opensWithItsTitle('How fake sites', /How fake sites trick people.*Simulation.*contact/, 8);

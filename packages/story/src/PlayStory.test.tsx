import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../dashboard/src/features/shared/testing/renderAt';
import { WithdrawDialog } from '../../dashboard/src/features/withdraw/WithdrawDialog';
import { BEGINNING, STORY } from './beginning';
import { story } from './index';

it('Withdraw offers the story, and once it was left, to go on with it', async () => {
  const { store } = await renderAt('/?seed=7', <WithdrawDialog />, {}, [story]);
  await expect.element(page.getByRole('button', { name: 'Play the story (six minutes)' })).toBeVisible();
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  store.dispatch({ type: 'leaveExtra' });
  await expect.element(page.getByRole('button', { name: 'Resume the story' })).toBeVisible();
});

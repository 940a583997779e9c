import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../dashboard/src/features/shared/testing/renderAt';
import { WithdrawDialog } from '../../dashboard/src/features/withdraw/WithdrawDialog';
import { folderSite } from '../../dashboard/src/visit/address/site';
import { BEGINNING, STORY } from './beginning';
import { story } from './index';
import { PlayStory } from './PlayStory';

it('Withdraw offers the story, and once it was left, to go on with it', async () => {
  const { store } = await renderAt('/?seed=7', <WithdrawDialog />, {}, [story]);
  await expect.element(page.getByRole('button', { name: 'Play the story (six minutes)' })).toBeVisible();
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  store.dispatch({ type: 'leaveExtra' });
  await expect.element(page.getByRole('button', { name: 'Resume the story' })).toBeVisible();
});

it('the link from /v to the story says which files of its folder were renamed', async () => {
  const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');
  await renderAt('/v?seed=7', <PlayStory />, { site });
  await expect
    .element(page.getByRole('link', { name: 'Play the story' }))
    .toHaveAttribute('href', '/x/start.html?seed=7&scene=story#v/lesson.html,start.html');
});

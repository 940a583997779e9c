import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { folderSite } from '../../../dashboard/src/visit/address/site';
import { GuidedExplanation } from './GuidedExplanation';

it('the link from the explanation to the second page says which files of its folder were renamed', async () => {
  const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');
  await renderAt('/?seed=7', <GuidedExplanation />, { site });
  const link = page.getByRole('link', { name: 'Open the page with' });
  for (let step = 0; step < 9 && link.elements().length === 0; step += 1)
    await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(link).toHaveAttribute('href', '/x/v/lesson.html?seed=7#v/lesson.html,start.html');
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { folderSite } from '../../visit/address/site';
import { FootLinks } from '../foot/FootLinks';
import { renderAt } from './testing/renderAt';

it('a link says which files of its folder were renamed', async () => {
  // Its dashboard and its second page.
  const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');
  await renderAt('/?seed=7', <FootLinks />, { site });
  await expect
    .element(page.getByRole('link', { name: 'Deutsch' }))
    .toHaveAttribute('href', '/x/de/index.html?seed=7#v/lesson.html,start.html');
});

import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GuidedExplanation } from '../../../../explanation/src/explanation/GuidedExplanation';
import { Statistics } from '../../../../statistics/src/statistics/Statistics';
import { PlayStory } from '../../../../story/src/PlayStory';
import { folderSite } from '../../visit/address/site';
import { FootLinks } from '../foot/FootLinks';
import { renderAt } from './testing/renderAt';

/** A folder whose dashboard and whose second page were renamed. */
const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');

const LINKS: readonly [name: string, address: string, part: ReactNode, href: RegExp][] = [
  ['Play the story', '/v?seed=7', <PlayStory key="" />, /^\/x\/start\.html\?seed=7&scene=story#/],
  ['Deutsch', '/?seed=7', <FootLinks key="" />, /^\/x\/de\/index\.html\?seed=7#/],
  ['Show the fair market', '/?seed=7', <Statistics key="" />, /^\/x\/start\.html\?seed=7&scenario=fair.*#/],
  ['Open the page with', '/?seed=7', <GuidedExplanation key="" />, /^\/x\/v\/lesson\.html\?seed=7#/],
];

it.each(LINKS)('the link “%s” at %s says which files were renamed', async (name, address, part, href) => {
  await renderAt(address, part, { site });
  const link = page.getByRole('link', { name });
  for (let step = 0; step < 9 && link.elements().length === 0; step += 1)
    await page.getByRole('button', { name: 'Next' }).click(); // of the explanation
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(href));
  expect(link.element().getAttribute('href')).toMatch(/#v\/lesson\.html,start\.html$/);
});

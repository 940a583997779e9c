import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Page } from '../../dashboard/src/app/pages/Page';
import { renderAt } from '../../dashboard/src/features/shared/testing/renderAt';
import { folderSite } from '../../dashboard/src/visit/address/site';
import { statistics } from './index';
import { Statistics } from './statistics/Statistics';

it('what a figure says of itself leads to the statistics; closed by Escape too, it leaves the focus at its button', async () => {
  const { store } = await renderAt('/?seed=7&t=60&still=1', <Page />, {}, [statistics]);
  const button = page.getByRole('button', { name: 'Success Rate: where from?' });
  const door = page.getByRole('button', { name: 'The statistics behind it' });
  await button.click();
  await expect.element(door).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(door).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(door).not.toBeInTheDocument();
  await button.click();
  await door.click();
  expect(store.getState().visit.dialog).toBe('statistics');
  expect(document.querySelector(':popover-open')).toBeNull();
  await expect.element(button).toHaveFocus();
});

it('the link from the statistics to another market says which files of its folder were renamed', async () => {
  const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');
  await renderAt('/?seed=7', <Statistics />, { site });
  const href = /^\/x\/start\.html\?seed=7&scenario=fair.*#v\/lesson\.html,start\.html$/;
  await page.getByText('This run', { exact: true }).click(); // the section begins folded
  await expect
    .element(page.getByRole('link', { name: 'Show the fair market' }))
    .toHaveAttribute('href', expect.stringMatching(href));
});

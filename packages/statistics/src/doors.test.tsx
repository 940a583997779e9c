import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DashboardPage } from '../../dashboard/src/app/pages/DashboardPage';
import { renderAt } from '../../dashboard/src/features/shared/testing/renderAt';
import { statistics } from './index';

it('what a figure says of itself leads to the statistics; closed by Escape too, it leaves the focus at its button', async () => {
  const { store } = await renderAt('/?seed=7&t=60&still=1', <DashboardPage />, {}, [statistics]);
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

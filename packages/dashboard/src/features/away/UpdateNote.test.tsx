import { ENGINE_VERSION } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { UpdateNote } from './UpdateNote';

it('after an update the page says that this run has other figures now, until it is closed or another run is opened', async () => {
  const { store } = await renderAt('/?seed=7', <UpdateNote />);
  const note = page.getByText('This page has been updated.').first();
  await expect.element(note).not.toBeInTheDocument();
  const { visit } = store.getState();
  const open = (playedBy: number | undefined) =>
    store.dispatch({ type: 'return', visit: { ...visit, playedBy } });
  open(ENGINE_VERSION - 1);
  await expect.element(note).toHaveTextContent(`than in version ${ENGINE_VERSION - 1}`);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(note).not.toBeInTheDocument();
  open(undefined);
  open(ENGINE_VERSION + 1);
  await expect.element(note).toBeVisible();
  store.dispatch({ type: 'openRun', address: { ...visit.address, seed: '8' } });
  await expect.element(note).not.toBeInTheDocument();
});

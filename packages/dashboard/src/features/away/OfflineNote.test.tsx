import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FootLinks } from '../foot/FootLinks';
import { renderAt } from '../shared/testing/renderAt';
import { OfflineNote } from './OfflineNote';

it('without a network the link to the other language leaves the page open, and it says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt(
    '/?seed=7',
    <>
      <a href="#main">Skip</a>
      <FootLinks />
      <OfflineNote />
    </>,
    { isSiteReachable: async () => false },
  );
  await page.getByRole('link', { name: 'Skip' }).click();
  expect(window.location.hash).toBe('#main');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const note = page.getByText('Without a network that page cannot be opened. This one goes on.').first();
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

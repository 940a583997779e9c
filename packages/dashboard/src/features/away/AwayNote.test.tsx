import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { AwayNote } from './AwayNote';

const note = page.getByText('While this page was away, simulated time stood still.').first();

it.each([
  ['/?seed=7', 3_600_000, true],
  ['/?seed=7', 30_000, false],
  ['/?seed=7&still=1', 3_600_000, false],
  ['/v?seed=7', 3_600_000, false],
])('at %s, %i ms late, the page says that time stood still: %s', async (address, late, says) => {
  // Opened in the past: a clock that were ahead would hold back what later tests announce.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() - late);
  const { store, rerender } = await renderAt(address, <AwayNote />);
  clock.mockRestore();
  store.dispatch({ type: 'setSpeed', speed: 2 });
  await rerender(<AwayNote />); // with what the change has brought
  if (says) {
    await expect.element(note).toBeVisible();
    // Nothing beside an open dialog can be pressed.
    store.dispatch({ type: 'openDialog', dialog: 'play' });
    await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await expect.element(note).toBeVisible();
    store.dispatch({ type: 'closeDialog' });
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await expect.element(note).not.toBeInTheDocument();
});

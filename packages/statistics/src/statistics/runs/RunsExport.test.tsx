import { runOf } from '@simulation/engine';
import { playAll } from '@simulation/engine/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../../dashboard/src/features/shared/testing/renderAt';
import { RunsExport } from './RunsExport';

it('a second press leaves the file of the first, and its progress, as they are', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const result = playAll({ run: runOf({ seed: '7' }), count: 10_000, duration: 60_000 });
  const { container } = await renderAt('/?seed=7', <RunsExport result={result} />);
  const [first] = container.querySelectorAll('button');
  const states: (string | null)[] = [];
  const watcher = new MutationObserver(() => states.push(first?.ariaDisabled ?? null));
  watcher.observe(container, { subtree: true, attributeFilter: ['aria-disabled'] });
  onTestFinished(() => watcher.disconnect());
  first?.click();
  first?.click(); // while the file is being made
  await expect.element(page.getByRole('status')).toHaveTextContent(/simulation-10000-runs-7\.csv/);
  await expect.element(page.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
  expect(states.filter((state, at) => state !== states[at - 1])).toEqual(['true', 'false']);
  expect(saved).toHaveBeenCalledOnce();
});

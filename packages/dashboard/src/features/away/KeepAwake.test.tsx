import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { KeepAwake } from './KeepAwake';

it('keeps the screen awake while the page plays, and says nothing where the browser refuses', async () => {
  await page.viewport(1024, 768);
  onTestFinished(() => page.viewport(414, 896));
  const released = vi.fn<() => void>();
  vi.stubGlobal('navigator', { wakeLock: { request: async () => ({ release: released }) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = vi.spyOn(navigator.wakeLock, 'request');
  const { store } = await renderAt('/?seed=7', <KeepAwake />);
  await expect.poll(() => request.mock.calls).toEqual([['screen']]);
  store.dispatch({ type: 'pause', paused: true });
  await expect.poll(() => released.mock.calls.length).toBe(1);
  request.mockRejectedValue(new DOMException('The battery is low.', 'NotAllowedError'));
  store.dispatch({ type: 'pause', paused: false });
  await expect.poll(() => request.mock.calls.length).toBe(2);
});

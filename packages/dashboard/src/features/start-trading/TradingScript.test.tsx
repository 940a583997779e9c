import { ANALYSIS_STEP_MS } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { overlay } from '../../i18n/en/script';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { renderAt } from '../shared/testing/renderAt';
import { TradingScript } from './TradingScript';

it.each([
  ['2 trades are opened', 20_000],
  ['Both simulated trades are sold, total $', 60_000],
])('says %o also where time passes over the states between', async (said, elapsed) => {
  const { store } = await renderAt(
    '/v?seed=7&amount=100',
    <>
      <TradingScript />
      <StatusRegion />
    </>,
  );
  store.startTrading();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  store.tick(elapsed);
  await expect.element(page.getByText(said)).toBeInTheDocument();
});

it('says each of the four steps once when it begins, and no percentage: a reader is silent about a bar in a status', async () => {
  const said: string[] = [];
  const { store } = await renderAt('/v?seed=7', <TradingScript />);
  const listen = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.closest('[role="status"]') && addedNodes.length > 0)
        said.push(...[...addedNodes].flatMap(({ textContent }) => textContent || []));
  });
  listen.observe(document.body, { childList: true, subtree: true });
  store.startTrading();
  for (const step of overlay.steps) {
    await expect.poll(() => said.at(-1)).toBe(step);
    store.tick(ANALYSIS_STEP_MS);
  }
  listen.disconnect();
  expect(said).toEqual(overlay.steps);
  const bar = page.getByRole('progressbar').element();
  expect(bar.closest('[role="status"]')).not.toBeNull();
});

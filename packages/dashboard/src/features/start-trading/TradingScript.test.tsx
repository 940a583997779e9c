import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

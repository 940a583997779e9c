import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { openTourAt, STOPS, tour } from '../../../dashboard/src/testing/tour';
import { QrDialog } from './QrDialog';

it('the QR code of a run stands beside its link, and says why phones cannot open an address of this computer', async () => {
  await renderAt('/de?seed=sun-bear-hoopoe-MUC', <QrDialog />);
  const dialog = page.getByRole('dialog', { name: 'Scannen öffnet diese Simulation' });
  await expect.element(dialog.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expect.element(dialog.getByText(/^http.*\/de\?seed=sun-bear-hoopoe-MUC$/)).toBeVisible();
  await expect.element(dialog.getByText('Er führt nur zu diesem Computer.')).toBeVisible();
  expect(document.querySelector('figcaption')?.textContent).toBe('Simulation – alle Zahlen sind erfunden');
});

it('the picture of a code is a file of the name of the run that the code opens, also beside an extra', async () => {
  const { store } = await renderAt('/?seed=8', <QrDialog />, {}, [tour]);
  openTourAt(store, STOPS.guides);
  const code = page.getByText(/[?&]seed=7/); // the run of the tour
  await expect.element(code).toBeVisible();
  await page.getByRole('button', { name: 'Save as image' }).click();
  await expect.element(page.getByText('Saved as simulation-qr-7.png.')).toBeVisible();
});

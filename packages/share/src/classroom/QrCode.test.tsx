import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { QrCode } from './QrCode';

it('a link that is too long for a QR code has a sentence in its place', async () => {
  await renderAt('/', <QrCode link={`https://site.test/?name=${'x'.repeat(2_400)}`} name="Scan" />);
  await expect.element(page.getByText('This link is too long for a QR code.')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

import { expect, type FrameLocator } from '@playwright/test';

/**
 * The browser drops presses into a frame of another process that it has not drawn yet. Presses a button that may be
 * pressed any number of times, until one arrives.
 */
export async function untilPressesArrive(frame: FrameLocator) {
  const period = frame.getByRole('button', { name: 'Per Week' });
  await expect(async () => {
    await period.click();
    await expect(period).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { openSheet, sheetsOn } from './openSheet';

const OPENERS = 'button[aria-haspopup=dialog]:visible';

const opened = (page: Page) => page.locator('dialog[open]');

type OpenDialog = { readonly name: string; readonly dialog: Locator };

/**
 * Opens each dialog that the page leads to, one after the other, by its button: those of the page, each sheet of the
 * controls, and what their buttons open. Closes it afterwards, unless that has been done. Time should stand still.
 */
export async function* everyDialog(page: Page): AsyncGenerator<OpenDialog> {
  const openers = page.locator(`#root ${OPENERS}`);
  await expect(openers.first()).toBeVisible();
  for (let at = 0; at < (await openers.count()); at += 1) {
    const name = await openers.nth(at).innerText();
    await openers.nth(at).press('Enter');
    await expect(opened(page)).toHaveCount(1);
    await settled(page);
    yield { name, dialog: opened(page) };
    await closeAll(page);
  }
  for (const sheet of await sheetsOn(page)) {
    const dialog = await openSheet(page, sheet);
    await settled(page);
    yield { name: sheet, dialog };
    await closeAll(page);
    for (let at = 0; ; at += 1) {
      const within = await openSheet(page, sheet);
      const opener = within.locator(OPENERS).nth(at);
      if ((await opener.count()) === 0) break;
      const name = await opener.innerText();
      await opener.press('Enter');
      // Over the sheet, or in its place.
      const other = opened(page).filter({ hasNot: page.locator(OPENERS, { hasText: name }) });
      await expect(other).toBeVisible();
      await settled(page);
      yield { name, dialog: other };
      await closeAll(page);
    }
    await closeAll(page);
  }
}

/** What is in a dialog may have to be fetched, or counted first. */
const settled = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-settled', 'true', { timeout: 30_000 });

async function closeAll(page: Page): Promise<void> {
  for (let left = await opened(page).count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(left - 1);
  }
}

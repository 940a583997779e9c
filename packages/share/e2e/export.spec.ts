import { readFile } from 'node:fs/promises';
import type { FrameLocator } from '@playwright/test';
import { openPageWith } from '../../../e2e/framed';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, expectMessages, test } from '../../../e2e/visitor';

const LINE_END = '\r\n';

/* What is in a small file: ExportSection.test.tsx; copied and dragged rows: TradeList.test.tsx. */
test('a file that no spreadsheet opens whole: says so first, can be canceled, and saves the newest trades that fit while the page stays responsive', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&t=2160000&still=1'); // 25 days: about 1,080,000 trades
  await openSheet(page, 'share');
  const section = page.getByRole('region', { name: 'Export' });
  const bar = section.getByRole('progressbar', { name: 'Progress of the export' });
  const saveAsCsv = section.getByRole('button', { name: 'Save as CSV' });
  const status = section.getByRole('status');
  await saveAsCsv.click();
  await expect(status).toHaveText(
    /^This run has 1,0[78]\d,\d{3} simulated trades\. A spreadsheet opens 1,048,575 of them at most/,
  );
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toBeEmpty();
  await expect(saveAsCsv).toBeFocused();

  await saveAsCsv.click();
  await section.getByRole('button', { name: /^Save all 1,0[78]/ }).click();
  await expect(bar).toBeVisible();
  await expect(section.getByRole('button', { name: 'Save as JSON' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveText('Canceled; nothing was saved');
  await expect(bar).toBeHidden();
  await expect(saveAsCsv).toBeFocused();

  const watched = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    new MutationObserver(() => {
      const now = document.querySelector('dialog [role=progressbar]')?.getAttribute('aria-valuenow');
      if (now) seen.add(Number(now));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
    return seen;
  });
  await saveAsCsv.click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    section.getByRole('button', { name: 'Save the newest 1,048,575' }).click(),
  ]);
  const percents = await watched.evaluate((seen) => [...seen]);
  expect(percents.length).toBeGreaterThan(10);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(Math.max(...percents)).toBeLessThanOrEqual(100);

  const lines = (await readFile(await download.path(), 'utf8')).split(LINE_END);
  expect(lines).toHaveLength(1_048_576 + 1); // and nothing after the last line end
  expect(lines.at(-2)).toContain((await dashboard.list())[0]?.uuid);
});

test('in a frame with a sandbox nothing is said to be saved, and a small file can be copied', {
  tag: '@long',
}, async ({ consoleMessages, page }) => {
  for (const [sandbox, said] of [
    [
      'allow-scripts allow-same-origin',
      'The frame around this page does not allow downloads, so simulation-7.csv was not saved.',
    ],
    ['allow-scripts', 'simulation-7.csv (simulated data) was handed to the browser.'],
  ]) {
    const frame = await openPageWith(
      page,
      `<iframe sandbox="${sandbox}" src="/?seed=7&t=60&still=1" width="1200" height="700"></iframe>`,
    );
    const section = frame.getByRole('region', { name: 'Export' });
    await untilPressesArrive(frame);
    await openSheet(frame, 'share');
    await section.getByRole('button', { name: 'Save as CSV' }).click();
    await expect(section.getByRole('status')).toContainText(said ?? '');
    await expect(section.getByRole('status')).not.toContainText('Saved');
    const copy = section.getByRole('textbox', { name: 'The file to copy, with simulated data' });
    expect((await copy.inputValue()).split('\n').length).toBeGreaterThan(10);
    // The browser says that it refused the download, and what it thinks of the frame.
    expectMessages(consoleMessages, /[Dd]ownload|sandbox|Cross-Origin-Opener-Policy|clipboard/);
  }
});

test('INV-13 copied rows begin with the word too where the selection takes in the whole page', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&t=60&still=1');
  const uuid = (await dashboard.list())[0]?.uuid ?? 'no row';
  for (const key of ['a', 'c']) await page.keyboard.press(`ControlOrMeta+${key}`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(uuid);
  expect(copied).toMatch(/^Simulation: /);
});

/**
 * The browser drops presses into a frame of another process that it has not drawn yet. Presses a button that may be
 * pressed any number of times, until one arrives.
 */
async function untilPressesArrive(frame: FrameLocator) {
  const period = frame.getByRole('button', { name: 'Per Week' });
  await expect(async () => {
    await period.click();
    await expect(period).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
}

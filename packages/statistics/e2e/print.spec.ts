import { expectPrintedLight } from '../../../e2e/expectPrintedLight';
import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { expect, test } from '../../../e2e/visitor';

test('the statistics and a thousand runs are printed alone and completely, without interactive parts, and no page is empty', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?seed=7&t=600&scene=runs&still=1');
  await expect(page.locator('[data-runs-done="1000"]')).toBeVisible();
  await page.waitForSelector('html[data-settled=true]');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the runs without a guess' }).click();
  await dialog.getByText('For lecturers', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Save all runs as CSV' })).toBeVisible();
  const sheets = await pdfTexts(await page.pdf({ format: 'A4' }));
  const printed = sheets.join('');
  for (const said of [
    'Whatwasdrawn',
    'Whatwasexpected',
    'Whyriggedtradesneverlose',
    '102.5%ofthetradeswouldhavetowin',
  ])
    expect(printed.toLowerCase().split(said.toLowerCase()), said).toHaveLength(2);
  expect(printed).toContain('1,000of1,000riggedrunsendwithagain.');
  for (const pressed of ['Permalink', 'Close-up', 'Numberofruns']) expect(printed).not.toContain(pressed);
  for (const sheet of sheets) {
    expect(sheet).toMatch(/simulation/i);
    expect(sheet.length).toBeGreaterThan(100);
  }
});

test('in a dark theme the statistics print in the colors of the light one', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await expectPrintedLight(dashboard, 't=600&scene=lesson', () =>
    expect(page.locator('[data-runs-done="1000"]')).toBeVisible(),
  );
});

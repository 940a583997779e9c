import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { expect, test } from '../../../e2e/visitor';

test('each number of a class list can have the language of its pupil, keeps the run, and is what gets printed', async ({
  page,
}) => {
  await page.goto('/?seed=7b&scene=controls-share&still=1');
  await page.getByRole('button', { name: 'Class list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Class list' });
  await dialog.getByRole('textbox', { name: 'Number of runs' }).fill('2');
  await dialog.getByRole('button', { name: 'Deutsch: 7b-2' }).click();
  const entries = dialog.getByRole('listitem');
  const [first, second] = [entries.nth(0), entries.nth(1)];
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/\?seed=7b-1&engine=\d+$/);
  await expect(second.getByRole('link')).toHaveAttribute('href', /\/de\?seed=7b-2&engine=\d+$/);
  await expect(second).toContainText('Simulation – alle Zahlen sind erfunden');
  await expect(second.getByRole('button', { name: 'English: 7b-2' })).toBeFocused();
  const sheets = await pdfTexts(await page.pdf());
  for (const sheet of sheets) expect(sheet).toContain('Simulation');
  const printed = sheets.join('');
  expect(printed).toContain('/de?seed=7b-2');
  expect(printed).not.toContain('Deutsch');
});

import { pdfTexts } from './honesty/pdfText';
import { expect, test } from './visitor';

test('the QR code of a run stands beside its link, and says why phones cannot open an address of this computer', async ({
  page,
}) => {
  await page.goto('/de?seed=sun-bear-hoopoe-MUC&scene=controls-share&still=1');
  await page.getByRole('button', { name: 'QR-Code', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Scannen öffnet diese Simulation' });
  await expect(dialog.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await expect(dialog.getByText(/^http.*\/de\?seed=sun-bear-hoopoe-MUC$/)).toBeVisible();
  await expect(dialog.getByText('Er führt nur zu diesem Computer.')).toBeVisible();
  await expect(dialog.locator('figcaption')).toHaveText('Simulation – alle Zahlen sind erfunden');
});

test('a class list has a code and a link for each number, follows its fields, and is what gets printed', async ({
  page,
}) => {
  await page.goto('/?seed=7b&scene=controls-share&still=1');
  await page.getByRole('button', { name: 'Class list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Class list' });
  const entries = dialog.getByRole('listitem');
  await expect(entries).toHaveCount(30);
  await dialog.getByRole('textbox', { name: 'Name of the class' }).fill('10c & friends');
  await dialog.getByRole('textbox', { name: 'Number of runs' }).fill('3');
  await dialog.getByRole('button', { name: 'Fair market' }).click();
  await expect(entries).toHaveCount(3);
  const link = await entries.last().getByRole('link').getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('seed')).toBe('10c & friends-3');
  expect(new URL(link ?? '').searchParams.get('scenario')).toBe('fair');

  const printed = await pdfTexts(await page.pdf());
  expect(printed.join(' ')).toContain('10c&friends-3');
  for (const sheet of printed) expect(sheet).toContain('Simulation');
});

test('each number of a class list can have the language of its pupil, and keeps the run', async ({
  page,
}) => {
  await page.goto('/?seed=7b&scene=controls-share&still=1');
  await page.getByRole('button', { name: 'Class list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Class list' });
  await dialog.getByRole('textbox', { name: 'Number of runs' }).fill('2');
  await dialog.getByRole('button', { name: 'Deutsch: 7b-2' }).click();
  const entries = dialog.getByRole('listitem');
  const [first, second] = [entries.nth(0), entries.nth(1)];
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/\?seed=7b-1$/);
  await expect(second.getByRole('link')).toHaveAttribute('href', /\/de\?seed=7b-2$/);
  await expect(second).toContainText('Simulation – alle Zahlen sind erfunden');
  await expect(second.getByRole('button', { name: 'English: 7b-2' })).toBeFocused();
  const printed = (await pdfTexts(await page.pdf())).join('');
  expect(printed).toContain('/de?seed=7b-2');
  expect(printed).not.toContain('Deutsch');
});

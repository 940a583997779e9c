import type { Page, Route } from '@playwright/test';
import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, expectMessages, MISSING_FILE, test } from '../../../e2e/visitor';

/* What each sheet says: packages/explanation/src/help/callSheet.test.ts. */

const COUNTRY = /Your country|Where do you live\?|Ihr Land/;

/** Goes through the countries of the list of the help. */
async function* chosenIn(page: Page) {
  const select = page.getByRole('dialog').getByRole('combobox', { name: COUNTRY });
  const options = select.getByRole('option');
  await expect(options).toHaveCount(12);
  const names = await options.allTextContents();
  for (const name of names) {
    await select.selectOption(name);
    yield name;
  }
}

for (const { address, locale } of [
  { address: '/?seed=7&still=1&scene=help', locale: 'en-GB' },
  { address: '/de?seed=7&still=1&scene=help', locale: 'de-DE' },
])
  test.describe(locale, () => {
    test.use({ locale });
    test(`in every country the number, or the place to report, is in the first window, and with the sentence to say in that of the sheet: ${address}`, async ({
      page,
    }) => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        for await (const country of chosenIn(page)) {
          const first = page.locator('[data-first-contacts]');
          const where = `${country} at ${width}x${height}`;
          const number = first.locator('a[href^="tel:"]').first();
          await expect(number.or(first.getByRole('link').first()).first(), where).toBeInViewport({
            ratio: 1,
          });
          if ((await number.count()) > 0) await expect(number, where).toBeInViewport({ ratio: 1 });
        }
        await page.locator('[data-paid-by="transfer"]').click();
        for await (const country of chosenIn(page)) {
          // The longest sheet. It begins in sight each time it is made.
          for (const when of ['today', 'longer']) await page.locator(`[data-paid-when="${when}"]`).click();
          const sheet = page.locator('[data-call-sheet]');
          const where = `the sheet, ${country} at ${width}x${height}`;
          const sentence = sheet.getByText(/^[“„]/);
          await expect(sentence, where).toBeInViewport({ ratio: 1 });
          await expect(sheet.getByRole('link').first(), where).toBeInViewport({ ratio: 1 });
        }
      }
    });
  });

test.describe('a browser that names no country', () => {
  test.use({ locale: 'en' });
  test('is asked once, and the answer holds for all of the page', async ({ page }) => {
    await page.goto('/?seed=7&still=1&scene=help');
    const select = page.getByRole('dialog').getByRole('combobox', { name: COUNTRY });
    await expect(select).toHaveAccessibleName('Where do you live?');
    await select.selectOption('Austria');
    await expect(page.locator('[data-first-contacts]')).toContainText('059');
    await page.getByRole('dialog').getByRole('button', { name: 'Worried about somebody?' }).click();
    const checklist = page.getByRole('dialog', { name: 'For somebody you worry about' });
    await expect(checklist.getByRole('combobox')).toHaveAccessibleName('Your country:');
    await expect(checklist.locator('[data-checklist]')).toContainText('059');
  });
});

test('after each answer what follows has the focus and is in sight, and what was pressed stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?seed=7&t=4&scene=help');
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  /** Where a button is once it was pressed, before anything is scrolled. */
  const press = (name: string) =>
    help.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      button.scrollIntoView({ block: 'end', behavior: 'instant' });
      const before = button.getBoundingClientRect().top;
      button.click();
      return button.getBoundingClientRect().top - before;
    });
  expect(await press('Card')).toBe(0);
  const when = help.getByRole('group', { name: 'When?' });
  await expect(when).toBeFocused();
  await expect(when).toBeInViewport({ ratio: 1 });
  expect(await press('Today')).toBe(0);
  await expect(help.getByRole('heading', { name: 'Paid by card today' })).toBeFocused();
  await expect(help.getByText('Please block my card')).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press('This week');
  await expect(help.getByText('Please block my card')).toBeInViewport({ ratio: 1 });
});

test('who worries about somebody has a door in the head of the page, and in the help, Withdraw and the explanation, and who has paid beside it', async ({
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await dashboard.visit('/?seed=7&still=1&t=60');
  const [paid, worried] = ['I have paid already', 'Worried about somebody?'];
  for (const door of [undefined, paid, 'Withdraw', 'Why fake? How fake sites trick people']) {
    if (door !== undefined) await dashboard.press(door);
    const where = door === undefined ? page : page.getByRole('dialog');
    if (door !== paid) await expect(where.getByRole('button', { name: paid })).toBeVisible();
    await where.getByRole('button', { name: worried }).click();
    await expect(page.locator('[data-checklist]')).toContainText('Check together');
    await page.getByRole('button', { name: 'I need help myself' }).click();
    await expect(page.locator('[data-help]')).toContainText('Pay nothing more');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('where the rest does not load, the three steps are there, and “Try again” stands in its place', async ({
  consoleMessages,
  page,
}) => {
  let isMissing = true;
  const missing = (route: Route) => (isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue());
  await page.route(/\/assets\/(?:Help|parseVisit)-[^/]*\.js$/, missing);
  await page.goto('/?seed=7&still=1');
  await page.getByRole('button', { name: 'I have paid already' }).click();
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  await expect(help.getByRole('listitem')).toHaveText([/^Pay nothing more/, /^Call your bank/, /^Report it/]);
  await expect(help).toContainText('Somebody will soon offer to get it back.');
  const again = help.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  isMissing = false;
  await again.click();
  await expect(help.locator('[data-first-contacts]')).toBeVisible();
  await expect(help.getByRole('button', { name: 'Card' })).toBeVisible();
  expectMessages(consoleMessages, MISSING_FILE);
});

test('INV-12 a sheet for the call and the checklist fill one sheet of paper each, with the label', async ({
  page,
}) => {
  const sheets = async (has: string) => {
    for (const format of ['A4', 'Letter'] as const) {
      const texts = await pdfTexts(await page.pdf({ format }));
      expect(texts, format).toHaveLength(1);
      expect(texts[0]).toMatch(/simulation/i);
      expect(texts[0]).toContain(has);
    }
  };
  await page.goto('/de?seed=7&scene=help');
  await page.getByRole('dialog').getByRole('combobox').selectOption('Vereinigtes Königreich'); // the most contacts
  for (const by of ['cash', 'remote']) {
    await page.locator(`[data-paid-by="${by}"]`).click();
    await page.locator('[data-paid-when]').first().click();
    await expect(page.locator('[data-call-sheet]')).toBeVisible();
    await sheets('03001232040');
  }
  for (const [address, number] of [
    ['/de', '116116'],
    ['/', '08001111'],
  ] as const) {
    await page.goto(`${address}?seed=7&scene=checklist`);
    await expect(page.locator('[data-checklist]')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .selectOption(address === '/de' ? 'de' : 'uk');
    await sheets(number);
  }
});

test('INV-13 INV-14 who worries sends a message that leads to how such sites work, and the checklist by its link, which has no run, and a picture that says simulation', async ({
  page,
}) => {
  await page.goto('/?seed=7&name=Ada&amount=1000&still=1');
  const share = await openSheet(page, 'share');
  await share.getByRole('button', { name: 'Copy a message' }).click();
  await expect(share.getByText('The message is copied')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^I worry that this is a fraud\..* https?:\/\/[^/]+\/\?scene=deceive$/);
  await share.getByRole('button', { name: 'Copy the link' }).click();
  await expect(share.getByText('The link is copied')).toBeVisible();
  expect(await copied()).toMatch(/^https?:\/\/[^/]+\/\?scene=checklist$/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Checklist as picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('simulation-checklist.png');
  await picture.saveAs('.cache/e2e/simulation-checklist.png');
  await share.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('[data-checklist]')).toContainText('Check together');
});

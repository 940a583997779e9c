import { expect, test } from '../visitor';

const LABEL = '[data-simulation-label]';
const REASON = 'Figures are hidden because the simulation label is not displayed.';

test('INV-04 a page whose HTML says another sentence in the label than its script shows no figure', async ({
  allowWithheld,
  page,
}) => {
  allowWithheld();
  await page.route('**/?seed=7*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('all figures are invented.', 'all figures are verified.');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/?seed=7&still=1&t=60');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-withheld', '');
  await expect(page.locator('main data')).toHaveCount(0);
});

/* When figures are withheld is in packages/dashboard/src/honesty/labelCheck.test.tsx. */

test('INV-04 INV-05 without the label every figure is a dash, time stops, and both return with it', async ({
  allowWithheld,
  dashboard,
  page,
}) => {
  allowWithheld();
  await dashboard.open('/?seed=7&trades=0');
  await dashboard.wait(8_000);
  const label = await page.locator(LABEL).evaluateHandle((element) => {
    element.remove();
    return element;
  });
  await dashboard.wait(3_000); // until the next trade is due

  await test.step('no figure is left on screen, for screen readers or for programs', async () => {
    await expect(page.locator('data')).toHaveCount(0);
    for (const card of await dashboard.cards.all()) await expect(card).toContainText('–');
    for (const card of ['Profit', 'Latest trades']) await expect(dashboard.card(card)).toContainText(REASON);
    // Digits that are no figures of the run: those of real accounts, and the UUIDs of trades.
    const known = /74(?:–| to | bis )89\s?%|\(ESMA, 2018\)|UUID: [0-9a-f-]{36}/g;
    const texts = await page.locator('main, header').evaluateAll((parts) =>
      parts.flatMap((part) => [
        part.textContent,
        ...[...part.querySelectorAll('*')].flatMap((element) =>
          element
            .getAttributeNames()
            .filter((name) => /^(value|title|alt|data-room|aria-(label|description|value\w+))$/.test(name))
            .map((name) => element.getAttribute(name) ?? ''),
        ),
      ]),
    );
    expect(texts.filter((text) => /\d/.test(text.replace(known, '')))).toEqual([]);
    await expect(page.getByRole('status').filter({ hasText: REASON })).toHaveCount(1);
  });

  await test.step('nothing comes back by itself, and a dialog shows figures by its own label', async () => {
    await dashboard.wait(61_000);
    await expect(page.locator('data')).toHaveCount(0);
    await dashboard.press('Withdraw');
    await expect(page.locator('main data')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('main data')).toHaveCount(0);
  });

  await test.step('with the label the run goes on from where it stood', async () => {
    await label.evaluate((element) => document.querySelector('.bar')?.append(element));
    await dashboard.wait(3_000);
    await expect(page.locator('main data')).not.toHaveCount(0);
    const count = await dashboard.count();
    expect(count).toBeLessThanOrEqual(8); // of 11 s, without the minute in between
    await dashboard.wait(9_000);
    expect(await dashboard.count()).toBeGreaterThan(count);
  });
});

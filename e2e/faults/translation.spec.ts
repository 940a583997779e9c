import type { Page } from '@playwright/test';
import { dollars } from '../pages/SimulationPage';
import { expect, test } from '../visitor';

/** Wraps every text node as machine translation in a browser does, now and whenever one appears or changes. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) found.push(text);
      for (const text of found) {
        const parent = text.parentElement;
        if (parent === null || !text.data.trim() || parent.closest('script, style, font font')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer); // removes the text node that React knows
        inner.textContent = text.data.replaceAll('u', 'ú');
      }
    };
    wrap(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

test('machine translation wraps every text: no crash, the figures of the dashboard keep changing', async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&trades=0&amount=1000');
  await dashboard.wait(2_500);
  await translate(page);
  const read = async () => [
    await dashboard.figureOf('Profit').textContent(),
    await dashboard.figureOf('Trades').textContent(),
    await dashboard.rows.first().locator('data').first().textContent(),
  ];
  let before = await read();
  for (let look = 0; look < 3; look += 1) {
    await dashboard.wait(4_000);
    const now = await read();
    for (const [index, text] of now.entries()) expect(text).not.toBe(before[index]);
    before = now;
  }
  await page.getByRole('button', { name: /^Pa[uú]se$/ }).click();
  await dashboard.wait(2_500);
  await expect(dashboard.figureOf('Profit')).toHaveText(dollars(await dashboard.total()));
  await expect(dashboard.figureOf('Trades')).toHaveText(String(await dashboard.count()));
  await page.getByRole('button', { name: 'Per Week' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: '+1 trade' }).click();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('dialog').getByRole('button').nth(2).click(); // the sheet Run, whatever it is called now
  await page.getByRole('button', { name: 'Apply and restart' }).click();
  await dashboard.wait(4_000);
  expect(await dashboard.count()).toBeGreaterThan(0);
  expect(await page.locator('main font font').count()).toBeGreaterThan(20); // the page was translated
});

test('machine translation wraps every text: no crash, the script of /v plays to its end', {
  tag: '@long',
}, async ({ page, v }) => {
  await v.open('/v?seed=7');
  await v.wait(100);
  await translate(page);
  for (const count of [183, 185]) {
    await page.getByRole('button', { name: 'Start Trading' }).click();
    await v.wait(15_000);
    await v.wait(15_000);
    expect(await v.count()).toBe(count);
    await expect(v.figureOf('Trades')).toHaveText(String(count));
  }
});

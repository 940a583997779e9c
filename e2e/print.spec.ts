import { readdirSync, readFileSync } from 'node:fs';
import { expectPrintedLight } from './expectPrintedLight';
import { pdfTexts } from './honesty/pdfText';
import { Curve } from './pages/Curve';
import { expect, test } from './visitor';

test('the page is printed on one sheet, and in landscape format no trade is split between two', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  await dashboard.open('/?seed=7&scene=full-list&still=1');
  const rows = await dashboard.list();
  expect(rows).toHaveLength(10);
  for (const landscape of [false, true]) {
    const sheets = await pdfTexts(await page.pdf({ format: 'A4', landscape }));
    if (!landscape) expect(sheets).toHaveLength(1);
    for (const card of ['Profit', 'Success Rate', 'Trades'])
      expect(sheets.join('')).toContain(await dashboard.figureOf(card).innerText());
    for (const { uuid, profit } of rows) {
      const sheet = sheets.find((text) => text.includes(uuid));
      expect(sheet, `${uuid}, ${landscape ? 'landscape' : 'portrait'}`).toContain(
        `+$${(profit / 100).toFixed(2)}`,
      );
    }
  }
  // The plot is low on paper: the curve would lie over a second line.
  await dashboard.open('/v?seed=7&still=1');
  const [plan] = await pdfTexts(await page.pdf({ format: 'A4' }));
  expect(plan).toContain('Thescriptisalreadywritten');
  expect(plan).not.toContain('alwaysendsinagain');
});

test('a dark theme prints in the colors of the light one', { tag: '@long' }, async ({ dashboard }) => {
  await expectPrintedLight(dashboard, 'scene=full-list');
});

/* How it is read by keyboard: EquityCurve.test.tsx; that it ends at the total on screen: dashboard.spec.ts. */
test('in forced colors and in print the line of the curve and the label are visible, and the card says that it is simulated', async ({
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=600&still=1&amount=1000');
  const curve = new Curve(page);
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }] as const) {
    await page.emulateMedia(media);
    const { stroke, color } = await curve.ink.evaluate((line) => {
      const style = getComputedStyle(line);
      return { stroke: style.stroke, color: style.color };
    });
    expect(stroke).toBe(color);
    expect(color, 'white on white paper').not.toBe('rgb(255, 255, 255)');
    expect((await curve.ink.boundingBox())?.width).toBeGreaterThan(100);
    await expect(curve.group.getByText('Simulated total')).toBeVisible();
    await expect(dashboard.card('Profit').getByText('Simulated', { exact: true })).toBeVisible();
    await expect(page.locator('.bar [data-simulation-label]')).toBeVisible();
  }
});

/* The engine of Safari 26 leaves out a nested rule on paper, and no driver of ours prints with it. */
test('no style of the built site is nested, in which case Safari would print without it', async ({
  page,
}) => {
  const files = readdirSync('dist', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(5);
  const nested = await page.evaluate(
    async (styles) => {
      const found: string[] = [];
      const walk = (rules: CSSRuleList, file: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.cssRules.length > 0)
            found.push(`${file}: ${rule.selectorText}`);
          else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, file);
        }
      };
      for (const [file, text] of styles) walk((await new CSSStyleSheet().replace(text)).cssRules, file);
      return found;
    },
    files.map((file) => [file, readFileSync(`dist/${file}`, 'utf8')] as const),
  );
  expect(nested).toEqual([]);
});

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
  for (const pressed of ['PerWeek', 'Upclose', 'Linktothisstage', 'Numberofruns'])
    expect(printed).not.toContain(pressed);
  for (const sheet of sheets) {
    expect(sheet).toMatch(/simulation/i);
    expect(sheet.length).toBeGreaterThan(100);
  }
});

test('a dark theme prints in the colors of the light one: the page, the statistics, the handout', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const printed = async (query: string, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await dashboard.visit(`/?seed=7&still=1&${query}`);
    if (!query.includes('full-list'))
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    if (query.includes('lesson')) await expect(page.locator('[data-runs-done="1000"]')).toBeVisible();
    await dashboard.settled(); // the dialog has appeared in the meantime
    await page.emulateMedia({ media: 'print' });
    return page.screenshot({ fullPage: true });
  };
  for (const scene of ['scene=full-list', 't=600&scene=lesson', 'scene=deceive']) {
    const light = await printed(scene, 'light');
    const byChoice = await printed(`${scene}&theme=dark`, 'light');
    expect(byChoice.equals(light), `${scene}, dark by choice`).toBe(true);
    // The dialogs take their colors from the page, so one check of the system's theme is enough.
    if (scene === 'scene=full-list')
      expect((await printed(scene, 'dark')).equals(light), 'dark system').toBe(true);
  }
});

test('what happened in the story is printed with the path of the player and the label at the top, and nothing of the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/?seed=7&scene=story-adult');
  const story = page.locator('[data-story]');
  for (const choice of ['begin', 'answer', 'follow', 'register', 'crypto', 'bank', 'stop'])
    await story.locator(`[data-story-choice="${choice}"]`).click();
  await page.mouse.wheel(0, 300); // the label sticks to the top of a page that is scrolled
  const sheets = await pdfTexts(await page.pdf({ format: 'A4' }));
  expect(sheets[0]).toMatch(/^(?:Simulation)?Simulation–allfiguresareinvented.*Whathappened/);
  const printed = sheets.join('');
  for (const said of [
    'Robinpaidonce,andneveragain.',
    'Callthebank;Stophere',
    'Paynothingmore',
    'Thephonenumbersandaddressesbelowarereal',
    '8779083360', // the help of the country that the browser names
  ])
    expect(printed).toContain(said);
  for (const pressed of ['PerWeek', 'Controls', 'Playagain', 'Leavethestory'])
    expect(printed).not.toContain(pressed);
  for (const sheet of sheets) expect(sheet).toMatch(/simulation/i);
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
    await expect(curve.group.getByText('Simulated total since the start')).toBeVisible();
    await expect(dashboard.card('Profit').getByText('Simulated', { exact: true })).toBeVisible();
    await expect(page.locator('.bar [data-simulation-label]')).toBeVisible();
  }
});

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

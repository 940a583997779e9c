import { sizesOf } from './boxes';
import { seen } from './honesty/seen';
import { expect, test } from './visitor';

const STEPS = [
  'Market exploration',
  'Trading opportunity assessment',
  'Market condition evaluation',
  'Risk and reward assessment',
];

/** Upright, on its side, and as small as a page may be. */
const WINDOWS = sizesOf('1440x900 768x1024 390x844 667x375 320x640 360x640 844x390 320x256');

const numbersOf = (rows: { text: string }[]) => rows.map(({ text }) => Number(/\d+/.exec(text)?.[0]));

/* Before the press: packages/dashboard/src/app/pages/Page.test.tsx; in the languages of other browsers: faults/locales.spec.ts. */
// E009 E100 E101 E102 E103 E104 E105 E107 E108 E110 E112
test('INV-27 Start Trading plays the whole script, second by second; its overlay has the label and says that no market is analyzed; open positions rise as lines in their rows', async ({
  v,
  page,
}) => {
  await v.open('/v?seed=script');
  const start = await v.total();
  await v.startTrading.click();

  // the analysis: four steps, one second apart, while the bar rises
  await expect(v.overlay).toBeVisible();
  const box = await v.overlay.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  let last = -1;
  for (let step = 1; step <= 4; step += 1) {
    await expect(v.overlay.getByRole('listitem')).toHaveText(STEPS.slice(0, step));
    await expect(v.overlay).toContainText('Scripted animation – no market is analyzed');
    await expect.poll(() => seen(page)).toBe('seen');
    for (let part = 0; part < 4; part += 1) {
      const percent = await v.percent();
      expect(percent).toBeGreaterThanOrEqual(last);
      expect(percent).toBeLessThan(100);
      last = percent;
      await v.wait(250);
    }
  }

  // the result, for two seconds; how long the script takes is said in it, and beside the button
  await expect(v.overlay.getByText('The script ends in 22 simulated seconds.')).toBeVisible();
  await expect(v.overlay.getByText('2 trades are opened').first()).toBeVisible();
  expect(await v.percent()).toBe(100);
  await v.wait(1_900);
  await expect(v.overlay).toBeVisible();
  await v.wait(150);
  await expect(v.overlay).toBeHidden();
  await expect(v.startTrading).toBeFocused();

  // two new trades
  const opened = await v.list();
  expect(numbersOf(opened).slice(0, 3)).toEqual([183, 182, 181]);
  for (const { text, profit, sell } of opened.slice(0, 2)) {
    expect(text).toContain('New');
    expect([profit, sell]).toEqual([0, null]);
  }
  await expect(v.startTrading).toHaveAccessibleDescription('The script ends in 20 simulated seconds.');
  await expect(page.getByText('The script ends in 20 simulated seconds.')).toBeVisible();

  // profits rise for twenty seconds; total and count do not
  const lines = v.rows.getByRole('img', {
    name: /^Simulated profit, second by second: \$0\.00, /,
    includeHidden: true, // the row is one sentence to a screen reader
  });
  for (let second = 1; second <= 5; second += 1) {
    await v.wait(1_000);
    await expect(lines).toHaveCount(2);
    const spoken = (await lines.first().getAttribute('aria-label')) ?? '';
    const profits = spoken.split('$').slice(1);
    expect(profits).toHaveLength(second + 1);
    expect(Math.round(Number.parseFloat(profits.at(-1) ?? '') * 100)).toBe((await v.list())[0]?.profit);
  }
  await v.wait(14_000);
  expect([await v.total(), await v.count()]).toEqual([start, 181]);

  // sold
  await v.wait(1_000);
  await expect(v.rows.getByText('Sold', { exact: true })).toHaveCount(7);
  await expect(lines).toHaveCount(0);
  await expect(page.getByText('The script ends')).toHaveCount(0);
  const sold = (await v.list()).slice(0, 2);
  for (const { buy, sell, profit } of sold) expect(sell).toBe(buy + profit);
  expect(await v.total()).toBe(start + sold.reduce((sum, { profit }) => sum + profit, 0));
  expect(await v.count()).toBe(183);
  await expect(v.card('Profit').getByText(/^\+\$/)).toBeVisible();
  await v.wait(1_000);
  await expect(page.getByRole('status')).toContainText('Both simulated trades are sold');
  const after = await v.list();
  await v.wait(10_000);
  expect(await v.list()).toEqual(after);
  await expect(v.startTrading).toBeFocused();
  // a second round: its plan goes on from the line of the first, and the open profit fills up behind it
  const openProfit = page.locator('[data-open-profit]');
  const shape = await openProfit.getAttribute('d'); // of the first round, sold
  await page.keyboard.press('Enter');
  await expect(v.overlay).toBeVisible();
  await v.wait(12_000);
  await expect(v.overlay).toBeHidden();
  const points = async () => (await openProfit.getAttribute('d'))?.split('L').length;
  const drawn = (await points()) ?? 0;
  await v.wait(2_000);
  expect(await points()).toBe(drawn + 2);
  await v.wait(20_000);
  expect(await points()).toBe(shape?.split('L').length);
});

// E110
test('the overlay is modal: Escape and clicks do not close it, Tab stays inside, a pause holds it; who leaves in the middle comes back to where it stood', async ({
  v,
  page,
}) => {
  await v.open('/v');
  await v.startTrading.focus();
  await page.keyboard.press('Enter');
  await v.wait(1_500);
  await page.keyboard.press('Tab');
  await expect(v.overlay.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  await expect(v.overlay).toBeVisible();
  await v.expectFocusStaysInDialog();
  // Nothing of the page is seen through it, also where the system chooses the colors and draws no gradient.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(v.overlay).not.toHaveCSS('background-color', /rgba/);
  await page.emulateMedia({ forcedColors: 'none' });
  await v.overlay.getByRole('button', { name: 'Pause' }).press('Space');
  const before = await v.percent();
  const left = await v.overlay.getByText(/^The script ends in \d+ simulated seconds\.$/).innerText();
  await v.wait(30_000);
  expect(await v.percent()).toBe(before);
  await expect(v.overlay.getByText(left)).toBeVisible();
  await page.keyboard.press('Space');
  await v.wait(1_000);
  await expect(v.overlay).toBeVisible();

  await page.goto('/');
  await expect(v.startTrading).toHaveCount(0);
  await page.goBack();
  await expect(v.overlay).toBeVisible();
  expect(await v.percent()).toBeGreaterThanOrEqual(before);
});

for (const { scene, tag } of [
  { scene: 'overlay-4', tag: [] },
  { scene: 'result', tag: '@long' },
])
  test(`Resume of a held overlay is in sight in every window without scrolling, and covers nothing that cannot be scrolled to: ${scene}`, {
    tag,
  }, async ({ page }) => {
    await page.goto(`/v?seed=7&still=1&scene=${scene}`);
    const overlay = page.getByRole('dialog', { name: 'Analyzing The Market' });
    const resume = overlay.getByRole('button', { name: 'Resume' });
    for (const { width, height } of WINDOWS) {
      const where = `${scene} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect(resume, where).toBeInViewport({ ratio: 1 });
      const text = overlay.getByText(scene === 'result' ? '2 trades are opened' : /^Risk and/);
      const { start, foot, last, button } = await text.evaluate((line) => {
        const dialog = line.closest('dialog') ?? document.body;
        const resumes = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Resume');
        const boxOfButton = () => resumes?.getBoundingClientRect() ?? new DOMRect();
        const { scrollTop: start } = dialog;
        const foot = boxOfButton().bottom;
        dialog.scrollTo({ top: dialog.scrollHeight });
        const [last, button] = [line.getBoundingClientRect().bottom, boxOfButton().top];
        dialog.scrollTo({ top: 0 });
        return { start, foot, last, button };
      });
      expect(start, where).toBe(0);
      expect(foot, where).toBeLessThanOrEqual(height);
      // Scrolled to its end, the last line is above the button.
      expect(last, where).toBeLessThanOrEqual(button);
    }
  });

import { layoutProblems } from './layoutProblems';
import { Runs } from './pages/Runs';
import { Statistics } from './pages/Statistics';
import { savedFile } from './savedFile';
import { expect, slowDown, test } from './visitor';

/* In real time: playing runs is work, and the page's clock has no part in it. */

/*
 * What the sentences and the files say is tested in RunsText.test.tsx and runsFile.test.ts; what a link to one of the runs
 * opens in packages/site/src/visit/links.test.ts, and that it says how it was picked in RunForm.test.tsx and Page.test.tsx.
 */
test('the scene plays a thousand runs at once, its sentences are about those in the file, and a table that scrolls on a screen is printed whole', async ({
  page,
}) => {
  await page.goto('/de?seed=7&scene=runs');
  const runs = new Runs(page, 'de');
  await runs.played(1_000);
  await expect(page.getByRole('heading', { name: 'Viele Läufe' })).toBeInViewport();
  await expect(runs.market('rigged').getByText('Gezinkt', { exact: true })).toBeVisible();
  await expect(runs.market('fair').getByText('Fairer Markt', { exact: true })).toBeVisible();

  const { text } = await savedFile(page.getByRole('button', { name: 'Alle Läufe als CSV speichern' }));
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(2_000);
  const changes = rows.slice(1_000).map((row) => Number(row.split(';')[2]?.replace(',', '.')));
  const highest = Math.max(...changes);
  const [ahead, , best] = await runs.sentences('fair');
  expect(ahead).toEqual([changes.filter((change: number) => change > 0).length, 1_000]);
  expect(best).toEqual([changes.indexOf(highest) + 1, highest]);

  await page.setViewportSize({ width: 700, height: 1_000 }); // as wide as A4 between its margins
  await page.getByText('Als Tabelle', { exact: true }).last().click();
  await page.emulateMedia({ media: 'print' });
  const wide = page.locator('[role=region]:has(table)');
  await expect(wide).toHaveCount(2);
  for (const table of await wide.all())
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the legend keeps its height while times of the chart are read, on phone, tablet and desktop; at 320 px nothing is cut off or lies over another, with all tables open', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de?seed=7&scene=runs'); // the longest labels
  const runs = new Runs(page, 'de');
  await runs.played(1_000);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const market of ['rigged', 'fair'] as const) {
      const slider = runs.market(market).getByRole('slider');
      const legend = runs.market(market).locator('table');
      const heights = new Set<number>();
      const figures = new Set<string>();
      for (const percent of [1, 5, 10, 30, 60, 99]) {
        const { width: whole = 0 } = (await slider.boundingBox()) ?? {};
        await slider.hover({ position: { x: (whole * percent) / 100, y: 20 } });
        figures.add(await legend.innerText());
        heights.add(await legend.evaluate((list) => list.getBoundingClientRect().height));
      }
      expect(figures.size, 'times that were read').toBeGreaterThan(4);
      expect([...heights], `${market} at ${width} px`).toHaveLength(1);
    }
  }

  await page.setViewportSize({ width: 320, height: 800 });
  await runs.figure.getByText('Als Tabelle', { exact: true }).click();
  expect(await layoutProblems(page)).toEqual([]);
  expect(await runs.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('after Cancel everything is about the runs that were played, and fewer runs can be played next', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?seed=7&t=60&still=1');
  const statistics = new Statistics(page);
  await statistics.open();
  await statistics.ready();
  const runs = new Runs(page);
  await runs.choose('10,000');
  await runs.choose('1 day');
  await expect(runs.figure).toHaveCount(0); // nothing is played that was not asked for

  await slowDown(page, 4); // so that a result is still being rendered
  await runs.play();
  await expect(runs.figure).toBeVisible();
  await runs.dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(runs.dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(runs.dialog.getByRole('button', { name: 'Play the runs' })).toBeFocused();
  const done = Number(await runs.figure.getAttribute('data-runs-done'));
  expect(done).toBeLessThan(10_000);
  const shown = done.toLocaleString('en-US');
  const canceled = `Canceled after ${shown} of 10,000 runs. Everything below is about those ${shown}.`;
  await expect(runs.dialog.getByText(canceled).first()).toBeVisible();
  await expect(runs.dialog.getByRole('status').filter({ hasText: 'Canceled after' })).toHaveText(canceled);
  await expect(runs.figure.getByText(`${shown} of the 10,000 simulated runs of 1 day each`)).toBeVisible();
  const [ended] = await runs.sentences('fair'); // the others: RunsText.test.tsx
  expect(ended?.at(-1)).toBe(done);
  // Neither a file nor any run by its number: not all of them were played.
  await expect(runs.dialog.getByRole('textbox')).toHaveCount(0);
  await expect(runs.dialog.getByRole('button', { name: 'Save all runs as CSV' })).toHaveCount(0);

  await runs.play('100', '10 minutes');
  await runs.played(100);
  await expect(
    runs.figure.getByText('100 simulated runs of 10 minutes each, seeds 7~1 to 7~100'),
  ).toBeVisible();
  await expect(runs.dialog.getByRole('textbox')).toHaveCount(1);
});

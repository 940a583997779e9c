import { layoutProblems } from '../../../e2e/layoutProblems';
import { expect, slowDown, test } from '../../../e2e/visitor';
import { Runs } from './pages/Runs';
import { savedFile } from './savedFile';

/* In real time: playing runs is work, and the page's clock has no part in it. */

/*
 * That the figures at each cost are those of runs that are played at it: Stage.test.tsx; what the tables and the files
 * say: RunsFigures.test.tsx and runsFile.test.ts; what a link to one of the runs opens:
 * packages/dashboard/src/visit/links.test.ts.
 */
test('a guess is drawn before the fair runs come; what a hand sets is what lecturers get as tables and as a file', async ({
  page,
}) => {
  await page.goto('/de?seed=7&scene=runs');
  const runs = new Runs(page, 'de');
  await runs.played(1_000);
  await expect(page.getByRole('heading', { name: 'Viele Läufe' })).toBeInViewport();
  await expect(runs.gains('fair')).toHaveCount(0);
  await runs.draw();
  await expect(page.getByText('Vermutet')).toBeVisible();
  await runs.dialog.getByRole('button', { name: 'Läufe zeigen' }).click();
  await expect(page.locator('[data-guess]')).toHaveCount(0);
  await expect(runs.gains('rigged')).toHaveAttribute('value', '1000');
  const before = Number(await runs.gains('fair').getAttribute('value'));

  await page.locator('input[name="cost"]').fill('0.1');
  const ahead = Number(await runs.gains('fair').getAttribute('value'));
  expect(ahead).toBeGreaterThan(before);
  await runs.unfold();
  const { text } = await savedFile(page.getByRole('button', { name: 'Alle Läufe als CSV speichern' }));
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(2_000);
  const changes = rows.slice(1_000).map((row) => Number(row.split(';')[2]?.replace(',', '.')));
  expect(changes.filter((change) => change > 0)).toHaveLength(ahead);
  const figures = await runs.figures();
  expect(figures).toContain(`Läufe, die mit Gewinn enden 1.000 ${ahead}`);

  await page.setViewportSize({ width: 700, height: 1_000 }); // as wide as A4 between its margins
  await page.emulateMedia({ media: 'print' });
  const wide = page.locator('body > article [role=region]:has(> table)');
  await expect(wide).toHaveCount(3);
  for (const table of await wide.all())
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('nothing moves when the runs come or a hand is on the cost, on phone, tablet and desktop; at 320 px nothing is cut off or lies over another, with all tables open', {
  tag: '@long',
}, async ({ page }) => {
  const runs = new Runs(page, 'de'); // the longest labels
  const controls = () => page.locator('[data-stage] fieldset').first().boundingBox();
  const places = () =>
    page
      .locator('[data-stage] :is(canvas, fieldset, input[name=cost])')
      .evaluateAll((parts) => parts.map((part) => `${part.tagName} ${part.getBoundingClientRect().top}`));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de?seed=7&scene=runs');
    await runs.played(1_000);
    const asked = await controls();
    await runs.reveal();
    await expect(page.locator('input[name="cost"]')).toBeVisible();
    expect(await controls(), `at ${width} px`).toEqual(asked);
    const seen = new Set<string>();
    for (const cost of ['0', '0.01', '0.35', '1']) {
      await page.locator('input[name="cost"]').fill(cost);
      seen.add((await places()).join());
    }
    expect([...seen], `at ${width} px`).toHaveLength(1);
  }

  await page.setViewportSize({ width: 320, height: 800 });
  await runs.unfold();
  await expect(runs.dialog.getByRole('button', { name: 'Alle Läufe als CSV speichern' })).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  expect(await runs.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('while days are played everything is about the runs that are there, and another time can be chosen at once', {
  tag: '@long',
}, async ({ page }) => {
  await slowDown(page, 4);
  await page.goto('/?seed=7&scene=runs&still=1');
  const runs = new Runs(page);
  await runs.played(1_000);
  await runs.reveal();
  await runs.choose('1 day');
  await expect(runs.dialog.getByText(/ of 1,000 runs played$/)).toBeVisible();
  await expect(runs.dialog.getByText('1 d 00:00:00')).toBeVisible({ timeout: 30_000 });
  const [ahead = 0, done = 0] =
    (await runs.dialog.getByText(/rigged runs end with a gain/).innerText())
      .replaceAll(',', '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  expect(done).toBeLessThanOrEqual(1_000);
  expect(ahead).toBe(done);
  await runs.choose('10 minutes');
  await expect(runs.dialog.getByText('00:10:00').first()).toBeVisible();
  await runs.played(1_000);
});

import type { Page } from '@playwright/test';
import { runOf } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import { openSheet } from './pages/openSheet';
import { expect, slowDown, test } from './visitor';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MONTH_MS = 30 * DAY_MS;

/** As on a phone: the progress bar can be seen on a fast machine too. */
const SLOWDOWN = 3;

/** The page at one call of a timer. */
type Turn = { readonly computing: string; readonly part: number; readonly figures: readonly string[] };

declare global {
  interface Window {
    turns: Turn[];
  }
}

/** Records the page at each call of a timer until figures are shown. */
async function watchTurns(page: Page) {
  await page.addInitScript(() => {
    const turns: Turn[] = [];
    window.turns = turns;
    const timer = setInterval(() => {
      const progress = document.querySelector<HTMLProgressElement>('[role=status] progress');
      const figures = Array.from(document.querySelectorAll('data'), ({ value }) => value);
      turns.push({
        computing: progress?.checkVisibility({ visibilityProperty: true })
          ? (progress.labels[0]?.innerText ?? '')
          : '',
        part: progress?.value ?? 0,
        figures,
      });
      if (figures.length > 0) clearInterval(timer);
    }, 1);
  });
  return () => page.evaluate(() => window.turns);
}

test('opens after weeks of simulated time, also by Back after a reload: the page stays responsive, shows progress, and no figure before', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const moment = MONTH_MS - DAY_MS;
  await slowDown(page, SLOWDOWN);
  const turnsOf = await watchTurns(page);
  await page.goto(`/de?seed=7&t=${moment / 1_000}&still=1`);
  await expect(dashboard.figureOf('Gewinn')).toBeVisible({ timeout: 30_000 });
  const turns = await turnsOf();
  const computing = turns.filter((turn) => turn.computing !== '');
  expect(new Set(computing.map((turn) => turn.computing))).toEqual(
    new Set(['Die Simulation wird bis 29 d 00:00:00 berechnet']),
  );
  const parts = computing.map(({ part }) => part);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(new Set(parts).size).toBeGreaterThan(3); // during one long task no timer is called
  expect(computing.every(({ figures }) => figures.length === 0)).toBe(true);
  const { account } = sessionAt(runOf({ seed: '7' }), moment);
  expect(turns.at(-1)?.figures).toContain((account.total / 100).toFixed(2));
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await dashboard.settled();
  const before = await dashboard.list();
  await openSheet(page, 'run');
  await page.getByRole('button', { name: 'Neuer Lauf' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload(); // what was computed before is gone
  await dashboard.settled();
  const returned = await page.evaluateHandle(() => {
    const seen = { turns: 0 };
    addEventListener('popstate', () => {
      const timer = setInterval(() => {
        if (document.querySelector('.frame-foot bdi')?.textContent === '„7“') clearInterval(timer);
        else seen.turns += 1;
      }, 1);
    });
    return seen;
  });
  await page.goBack();
  await expect.poll(() => dashboard.list(), { timeout: 30_000 }).toEqual(before);
  expect((await returned.jsonValue()).turns).toBeGreaterThan(3); // during one long task no timer is called
});

import type { Page } from '@playwright/test';
import { runOf } from '@simulation/engine';
import { specified } from '../../packages/dashboard/src/i18n/specified';
import { readAddress } from '../../packages/dashboard/src/visit/address/address';
import { extras } from '../extras';
import type { SimulationPage } from '../pages/SimulationPage';
import { type Statement, Statements } from '../pages/Statements';
import { expect, test } from '../visitor';
import { CLAIMS, claimsOf } from './claims';
import { type Facts, factsOf } from './facts';

/**
 * A market of its own, read on the page itself. What is said of every market and figure is tested without one:
 * packages/dashboard/src/app/truth.test.ts.
 */
const SHORT = ['/de?seed=7&t=60&scenario=fair&chance=30&cost=0.5'];

const ALL = [
  '/?seed=7&t=60',
  '/de?seed=7&t=60',
  '/?seed=7&t=60&scenario=fair',
  '/de?seed=7&t=60&scenario=fair',
  '/?seed=7&t=0&scenario=fair',
  // A custom market, one that costs nothing, and one in which nearly every trade gains.
  '/?seed=7&t=60&scenario=fair&chance=30&cost=0.5',
  '/?seed=7&t=60&scenario=fair&cost=0',
  '/de?seed=7&t=60&scenario=fair&chance=99&cost=0',
  '/?seed=7&t=60&scenario=rare-loss',
  '/de?seed=7&t=60&scenario=rare-loss&chance=95&factor=20',
  '/v?seed=7&t=26',
];

/** The names of the scenarios that are not on screen: what stands beside one of them is about that scenario. */
const OTHERS = {
  rigged: /fair market|faire[rn]? Markt|rare losses|seltene[n]? Verluste/i,
  market: /rigged|gezinkt/i,
  script: /fair market|rigged/i,
};

/** Of what a statement speaks, if not of the run on screen. */
const aboutOf = (place: string) => extras.map(({ about }) => about?.(place)).find(Boolean);

/** What is claimed of a run, by the page or by an extra. */
const CLAIMED = [
  ...CLAIMS.flatMap(({ what, isOfExtras }) => (isOfExtras ? [] : what)),
  ...extras.flatMap(({ claims = [] }) => claims),
];

const met = new Set<string>();

// E004
for (const path of SHORT)
  test(`INV-33 at ${path} each sentence of the page, popover, dialog and step is true of what is on screen`, async ({
    dashboard,
    page,
  }) => {
    await readAll(dashboard, page, [path]);
  });

test('INV-33 each sentence is true in every scenario, and every kind of claim is made', {
  tag: ['@long', '@honesty'],
}, async ({ dashboard, page }) => {
  test.setTimeout(300_000);
  await readAll(dashboard, page, ALL);
  // The words of a claim that no sentence makes have changed.
  const unsaid = CLAIMED.filter((what) => !met.has(what));
  // It is said once another period is pressed: packages/dashboard/src/app/truth.test.ts.
  expect(unsaid).toEqual(['the label of the period changes no figure']);
});

async function readAll(dashboard: SimulationPage, page: Page, paths: readonly string[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // dialogs open and close at once
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of paths) {
    await dashboard.visit(`${path}&still=1`);
    const { t = 0, seed = '', locale, ...run } = readAddress(new URL(path, 'http://localhost'));
    const facts = factsOf(runOf({ ...run, seed }), t);

    // The session is the one on screen.
    const rows = await dashboard.list();
    expect(rows.map(({ uuid }) => uuid)).toEqual(facts.session.trades.map(({ uuid }) => uuid));
    expect(await dashboard.total(specified[locale].profit)).toBe(facts.session.account.total);

    const statements = await new Statements(page).readAll();
    expect(statements.length, path).toBeGreaterThan(150);
    // Those of the script are about the dashboard with its seed, in the first hour.
    const counted =
      run.route === 'v' ? factsOf(runOf({ ...run, route: 'dashboard', seed }), 3_600_000) : facts;
    for (const statement of statements)
      check(statement, aboutOf(statement.place) === undefined ? facts : counted, path);
  }
}

function check({ place, text }: Statement, facts: Facts, where: string) {
  const aboutBoth = aboutOf(place) === 'both markets';
  if (aboutBoth && facts.scenario !== 'market') return;
  if (!aboutBoth && OTHERS[facts.scenario].test(`${place} ${text}`)) return;
  for (const { what, isTrue } of claimsOf(text, facts)) {
    met.add(what);
    expect.soft(isTrue, `${where}: ${place}: "${text}" (${what})`).toBe(true);
  }
}

import { displayedRate, type Run, sessionAt } from '../src/engine';
import { tradesUntil } from '../src/engine/replay';
import { CLAIMS, type Facts } from './claims';
import { type Statement, Statements } from './pages/Statements';
import { expect, test } from './visitor';

/** Long enough to show what a scenario does: some 7,000 trades. */
const HOURS_MS = 4 * 3_600_000;

const PAGES = [
  { path: '/', scenario: undefined, seconds: 60 },
  { path: '/de', scenario: undefined, seconds: 60 },
  { path: '/', scenario: 'fair', seconds: 60 },
  { path: '/de', scenario: 'fair', seconds: 60 },
  { path: '/', scenario: 'fair', seconds: 0 },
  { path: '/v', scenario: undefined, seconds: 26 },
] as const;

/** The names of the scenarios that are not on screen: what stands beside one of them is about that scenario. */
const OTHERS = {
  rigged: /fair market|faire[rn]? Markt|fair im Vergleich/i,
  fair: /rigged|gezinkt/i,
  script: /fair market|rigged/i,
};

/** A sentence about other sites, not about this page. */
const ELSEWHERE = /fake (?:trading )?sites?|betrügerische/i;

/** What a run is like, from its seed. */
function factsOf(run: Run, moment: number): Facts {
  const session = sessionAt(run, moment);
  return {
    scenario: run.route === 'v' ? 'script' : (run.scenario ?? 'rigged'),
    session,
    closed: [...tradesUntil(run, moment)],
    longRun: [...tradesUntil(run, HOURS_MS)],
    rate: displayedRate(session.account),
  };
}

const met = new Set<string>();

test('INV-33 each sentence of each page, popover, dialog and step is true of what is on screen', async ({
  dashboard,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // dialogs open and close at once
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, scenario, seconds } of PAGES) {
    const query = new URLSearchParams({ seed: '7', t: String(seconds), still: '1' });
    if (scenario) query.set('scenario', scenario);
    const where = `${path}?${query}`;
    await page.goto(where);
    await dashboard.settled();
    const facts = factsOf({ route: path === '/v' ? 'v' : 'dashboard', seed: '7', scenario }, seconds * 1_000);

    // The session is the one on screen.
    const rows = await dashboard.list();
    expect(rows.map(({ uuid }) => uuid)).toEqual(facts.session.trades.map(({ uuid }) => uuid));
    expect(await dashboard.total(path === '/de' ? 'Gewinn' : 'Profit')).toBe(facts.session.account.total);

    const statements = await new Statements(page).readAll();
    expect(statements.length, where).toBeGreaterThan(150);
    for (const statement of statements) check(statement, facts, where);
  }
  // The words of a claim that no sentence makes have changed.
  expect(CLAIMS.map(({ what }) => what).filter((what) => !met.has(what))).toEqual([]);
});

function check({ place, text }: Statement, facts: Facts, where: string) {
  if (OTHERS[facts.scenario].test(`${place} ${text}`) || ELSEWHERE.test(text)) return;
  for (const { what, says, holds } of CLAIMS) {
    const match = says.exec(text);
    if (match === null) continue;
    met.add(what);
    expect.soft(holds(facts, match.slice(1)), `${where}: ${place}: "${text}" (${what})`).toBe(true);
  }
}

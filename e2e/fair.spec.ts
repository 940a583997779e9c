import { expect, test } from './visitor';

const MINUS = '\u2212';
const LANGUAGES = {
  '/': {
    fair: 'Fair market',
    cards: ['Profit', 'Win rate (derived)', 'Trades', 'Invented trades'],
    note: 'Fair market – still simulated: a fair coin that wins 50% of the time; each trade costs $0.35.',
    loss: 'Sold at a loss',
    never: /No trade \w+ ever loses/,
    rate: 'Success Rate',
    panel: 'Controls',
    scenario: 'Scenario',
    rigged: 'Rigged feed',
    start: 'Apply and restart',
  },
  '/de': {
    fair: 'Fairer Markt',
    cards: ['Gewinn', 'Trefferquote (berechnet)', 'Berufe', 'Erfundene Geschäfte'],
    note: 'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.',
    loss: 'Mit Verlust verkauft',
    never: /kein Geschäft je Verlust/,
    rate: 'Erfolgsrate',
    panel: 'Steuerung',
    scenario: 'Szenario',
    rigged: 'Gezinkt',
    start: 'Übernehmen und neu starten',
  },
} as const;

test('a fair market is named beside the total and the list, shows losses by word and sign, and adds up', async ({
  dashboard,
  page,
}) => {
  const words = LANGUAGES['/'];
  const [profit, rate, trades, list] = words.cards;
  await page.goto('/?seed=7&scenario=fair&t=17&still=1&amount=1000&trades=0');
  for (const card of [profit, list])
    await expect(dashboard.card(card).getByText(words.fair, { exact: true })).toBeVisible();
  await expect(dashboard.card(list)).toContainText(words.note);
  await expect(page.getByText(words.never)).toHaveCount(0);

  const rows = await dashboard.list();
  expect(rows.length).toBe(await dashboard.count(trades));
  const lost = rows.filter((row) => row.profit < 0);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(rows.length);
  for (const row of rows) {
    expect(row.buy).toBe((row.sell ?? 0) - row.profit);
    expect(row.text.includes(words.loss)).toBe(row.profit < 0);
    expect(row.text.includes(MINUS)).toBe(row.profit < 0);
  }
  const sum = rows.reduce((total, row) => total + row.profit, 0);
  expect(await dashboard.total(profit)).toBe(100_000 + sum);
  const won = rows.length - lost.length;
  expect(await dashboard.exactOf(rate)).toBe((Math.round((won * 1_000) / rows.length) / 10).toFixed(1));
});

test('it can be switched on and off by keyboard in the panel, and the address follows', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const words = LANGUAGES['/de'];
  const [, rate] = words.cards;
  await page.goto('/de?seed=7&t=60');
  const panel = page.getByRole('dialog', { name: words.panel });
  const choose = async (scenario: string) => {
    await page.getByRole('button', { name: words.panel, exact: true }).first().press('Enter');
    const group = panel.getByRole('group', { name: words.scenario });
    await group.getByRole('button', { name: scenario }).press('Space');
    await expect(group.getByRole('button', { name: scenario })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: words.start }).press('Enter');
    await expect(panel).toBeHidden();
  };
  await choose(words.fair);
  await expect(dashboard.card(rate)).toContainText('–');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ seed: '7', scenario: 'fair' });
  await page.reload();
  await expect(dashboard.card(rate)).toBeVisible();
  await choose(words.rigged);
  await expect(dashboard.card(words.rate)).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ seed: '7' });
  await expect(page.getByText(words.fair, { exact: true })).toHaveCount(0);
});

test('without the parameter, with an unknown one and on /v, nothing is fair; with it, only the results differ', {
  tag: '@long',
}, async ({ dashboard, page }) => {
  const listAt = async (path: string, rows: number) => {
    await page.goto(path);
    await expect(dashboard.rows).toHaveCount(rows);
    return dashboard.list();
  };
  const rigged = await listAt('/?seed=7&t=60&still=1', 10);
  for (const unknown of ['FAIR', '__proto__']) {
    expect(await listAt(`/?seed=7&t=60&still=1&scenario=${unknown}`, 10), unknown).toEqual(rigged);
    await expect(dashboard.card('Success Rate').getByText('82.2%').first()).toBeVisible();
    await expect(page.getByText('Fair market')).toHaveCount(0);
  }
  const fair = await listAt('/?seed=7&t=60&still=1&scenario=fair', 10);
  const atTheSameTimes = (rows: typeof fair) => rows.map(({ uuid, sell }) => ({ uuid, sell }));
  expect(atTheSameTimes(fair)).toEqual(atTheSameTimes(rigged));
  expect(fair.map(({ profit }) => Math.abs(profit + 35))).toEqual(rigged.map(({ profit }) => profit));

  const script = await listAt('/v?seed=7&t=26&still=1', 7);
  expect(await listAt('/v?seed=7&t=26&still=1&scenario=fair', 7)).toEqual(script);
  await expect(page.getByText('Fair market')).toHaveCount(0);
  await page.getByRole('button', { name: 'Controls' }).first().click();
  await expect(page.getByRole('group', { name: 'Scenario' })).toHaveCount(0);
});

test('a loss is shown with a minus sign, and the total counts down', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  await dashboard.open('/?seed=7&scenario=fair&amount=1000');
  const loses = async () => ((await dashboard.list())[0]?.profit ?? 0) < 0;
  for (let tries = 0; tries < 400 && !(await loses()); tries += 1) await dashboard.wait(50);
  const [{ profit } = { profit: 0 }] = await dashboard.list();
  const text = `${MINUS}$${(-profit / 100).toFixed(2)}`;
  const popup = dashboard.card('Profit').getByText(text, { exact: true });
  await expect(popup).toBeVisible();
  const gain = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--gain'),
  );
  expect(gain).not.toBe('');
  const colours = await popup.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--gain)';
    document.body.append(probe);
    return [getComputedStyle(element).color, getComputedStyle(probe).color];
  });
  expect(colours[0]).not.toBe(colours[1]);
  const shown = async () => Number((await dashboard.figureOf('Profit').textContent())?.replace(/[$,]/g, ''));
  const first = await shown();
  await dashboard.wait(600);
  expect(await shown()).toBeLessThan(first);
});

test('a total below zero keeps its minus and its place', { tag: '@long' }, async ({ dashboard, page }) => {
  await page.goto('/?seed=7&scene=fair-negative');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(dashboard.figureOf('Profit')).toHaveText(new RegExp(`^${MINUS}\\$\\d,\\d{3}\\.\\d\\d$`));
    await dashboard.expectNoSidewaysScroll();
  }
});

import { savedFile } from './savedFile';
import { expect, test } from './visitor';

const WORDS = {
  '/': {
    cards: ['Profit', 'Win rate (derived)', 'Trades', 'Invented trades'],
    panel: 'Controls',
    scenario: 'Scenario',
    start: 'Apply and restart',
    fair: 'Fair market',
    fairNote: 'Fair market – still simulated: a fair coin that wins 50% of the time; each trade costs $0.35.',
    badge: 'Custom market',
    note: 'Custom market (from the link) – still simulated: a coin that wins 30% of the time; each trade costs $0.50.',
    chance: 'Chance that the coin wins',
    cost: 'Cost of each trade',
    typed: { chance: '30', cost: '0.5' },
    shown: { chance: '30%', cost: '$0.50' },
    costless: 'trades cost nothing.',
  },
  '/de': {
    cards: ['Gewinn', 'Trefferquote (berechnet)', 'Berufe', 'Erfundene Geschäfte'],
    panel: 'Steuerung',
    scenario: 'Szenario',
    start: 'Übernehmen und neu starten',
    fair: 'Fairer Markt',
    fairNote:
      'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.',
    badge: 'Angepasster Markt',
    note: 'Angepasster Markt (aus dem Link) – weiterhin simuliert: eine Münze, die in 30\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,50 €.',
    chance: 'Gewinnchance der Münze',
    cost: 'Kosten je Geschäft',
    typed: { chance: '30', cost: '0,5' },
    shown: { chance: '30\u00a0%', cost: '0,50 €' },
    costless: 'Geschäfte kosten nichts.',
  },
} as const;

for (const path of ['/', '/de'] as const) {
  const words = WORDS[path];

  test(`${path}: chance and cost are set in the panel, said in words, and Back restores those before`, {
    tag: path === '/' ? '@long' : [],
  }, async ({ dashboard, page }) => {
    await page.goto(`${path}?seed=7&scenario=fair`);
    const list = dashboard.card(words.cards[3]);
    await expect(list).toContainText(words.fairNote);
    const panel = page.getByRole('dialog', { name: words.panel });
    const openPanel = () => page.getByRole('button', { name: words.panel, exact: true }).first().click();
    await openPanel();
    await panel.getByLabel(words.chance).fill(words.typed.chance);
    await panel.getByLabel(words.cost).fill(words.typed.cost);
    // The choice is called fair only while its coin is.
    const choices = panel.getByRole('group', { name: words.scenario });
    await expect(choices.getByRole('button', { name: words.badge })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: words.start }).click();
    await expect(panel).toBeHidden();
    expect(new URL(page.url()).search).toBe('?seed=7&scenario=fair&chance=30&cost=0.5');
    await expect(list).toContainText(words.note);
    for (const card of [words.cards[0], words.cards[3]])
      await expect(dashboard.card(card).getByText(words.badge, { exact: true })).toBeVisible();
    await expect(page.getByText(words.fair, { exact: true })).toHaveCount(0);

    await openPanel();
    await expect(panel.getByLabel(words.chance)).toHaveValue(words.shown.chance);
    await expect(panel.getByLabel(words.cost)).toHaveValue(words.shown.cost);
    await panel.getByLabel(words.cost).fill('0');
    await panel.getByLabel(words.chance).fill('');
    await panel.getByRole('button', { name: words.start }).click();
    await expect(list).toContainText(words.costless);
    expect(new URL(page.url()).search).toBe('?seed=7&scenario=fair&cost=0');
    await expect(list.getByText(words.fair, { exact: true })).toBeVisible();

    await page.goBack();
    await expect(list).toContainText(words.note);
    await page.goBack();
    await expect(list).toContainText(words.fairNote);
    await page.goForward();
    await openPanel();
    await expect(panel.getByLabel(words.chance)).toHaveValue(words.shown.chance);
  });
}

test('a chance or cost that makes no sense, or has no scenario, changes nothing', { tag: '@long' }, async ({
  dashboard,
  page,
}) => {
  const read = async (query: string) => {
    await page.goto(`/?seed=7&t=60&still=1&${query}`);
    await expect(dashboard.rows).toHaveCount(10);
    return dashboard.list();
  };
  const specified = await read('');
  const fair = await read('scenario=fair');
  expect(await read('chance=30&cost=0.5')).toEqual(specified);
  for (const chance of ['', '0', '100', '%3Cb%3E'])
    expect(await read(`scenario=fair&chance=${chance}&cost=${chance === '' ? '' : '11'}`)).toEqual(fair);
  expect(await read('scenario=fair&chance=50&cost=0.35')).toEqual(fair);
});

test('files, links and frames of an own market carry its chance and cost', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de?seed=7&t=60&still=1&scenario=fair&chance=33.33&cost=0.5');
  await page.getByRole('button', { name: 'Steuerung' }).first().click();
  const save = (name: string) => savedFile(page.getByRole('button', { name }));
  const csv = await save('Als CSV speichern');
  expect(csv.name).toBe('simulation-fair-33-33-0-50-7-de.csv');
  const [head, ...rows] = csv.text.trimEnd().split('\r\n');
  expect(head).toMatch(/;szenario;chance in prozent;kosten$/);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/;fair;33,33;0,50$/);
  const json = await save('Als JSON speichern');
  expect(JSON.parse(json.text)).toMatchObject({
    simulated: true,
    scenario: 'fair',
    chance: 33.33,
    cost: 0.5,
  });
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Link zur Simulation kopiert')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('scenario=fair&chance=33.33&cost=0.5');
  await page.locator('summary', { hasText: 'In eine Seite einbetten' }).first().click();
  await expect(page.locator('textarea')).toHaveValue(/scenario=fair&amp;chance=33\.33&amp;cost=0\.5/);
});

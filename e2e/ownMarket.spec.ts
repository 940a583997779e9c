import { savedFile } from './savedFile';
import { expect, test } from './visitor';

const FAIR_NOTE =
  'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.';
const OWN = 'Angepasster Markt';
const OWN_NOTE = `${OWN} (aus dem Link) – weiterhin simuliert: eine Münze, die in 30\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,50 €.`;

test('chance and cost are set in the panel, said in words, and Back restores those before', async ({
  dashboard,
  page,
}) => {
  await page.goto('/de?seed=7&scenario=fair');
  const list = dashboard.card('Erfundene Geschäfte');
  await expect(list).toContainText(FAIR_NOTE);
  const panel = page.getByRole('dialog', { name: 'Steuerung' });
  const [chance, cost] = [panel.getByLabel('Gewinnchance der Münze'), panel.getByLabel('Kosten je Geschäft')];
  const openPanel = () => page.getByRole('button', { name: 'Steuerung', exact: true }).first().click();
  const start = panel.getByRole('button', { name: 'Übernehmen und neu starten' });
  await openPanel();
  await chance.fill('30');
  await cost.fill('0,5');
  // The choice is called fair only while its coin is.
  const choices = panel.getByRole('group', { name: 'Szenario' });
  await expect(choices.getByRole('button', { name: OWN })).toHaveAttribute('aria-pressed', 'true');
  await start.click();
  await expect(panel).toBeHidden();
  expect(new URL(page.url()).search).toBe('?seed=7&scenario=fair&chance=30&cost=0.5');
  await expect(list).toContainText(OWN_NOTE);
  for (const card of [dashboard.card('Gewinn'), list])
    await expect(card.getByText(OWN, { exact: true })).toBeVisible();
  await expect(page.getByText('Fairer Markt', { exact: true })).toHaveCount(0);

  await openPanel();
  await expect(chance).toHaveValue('30\u00a0%');
  await expect(cost).toHaveValue('0,50 €');
  await cost.fill('0');
  await chance.fill('');
  await start.click();
  await expect(list).toContainText('Geschäfte kosten nichts.');
  expect(new URL(page.url()).search).toBe('?seed=7&scenario=fair&cost=0');
  await expect(list.getByText('Fairer Markt', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(list).toContainText(OWN_NOTE);
  await page.goBack();
  await expect(list).toContainText(FAIR_NOTE);
  await page.goForward();
  await openPanel();
  await expect(chance).toHaveValue('30\u00a0%');
});

test('files, links and frames of an own market carry its chance and cost', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de?seed=7&t=60&still=1&scenario=fair&chance=33.33&cost=0.5');
  await page.getByRole('button', { name: 'Steuerung' }).first().click();
  const csv = await savedFile(page.getByRole('button', { name: 'Als CSV speichern' }));
  expect(csv.name).toBe('simulation-fair-33-33-0-50-7-de.csv');
  for (const row of csv.text.trimEnd().split('\r\n').slice(1)) expect(row).toMatch(/;fair;33,33;0,50$/);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Link zur Simulation kopiert')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('scenario=fair&chance=33.33&cost=0.5');
  await page.locator('summary', { hasText: 'In eine Seite einbetten' }).first().click();
  await expect(page.locator('textarea')).toHaveValue(/scenario=fair&amp;chance=33\.33&amp;cost=0\.5/);
});

import { openSheet } from './pages/openSheet';
import { savedFile } from './savedFile';
import { expect, test } from './visitor';

const FAIR_NOTE =
  'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.';
const OWN = 'Angepasster Markt';
const OWN_NOTE = `${OWN} (aus dem Link) – weiterhin simuliert: eine Münze, die in 30\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,50 €.`;

test('a market is switched on and off by keyboard in the panel; its chance and cost are set there, said in words, go along in files and frames, and Back restores those before', async ({
  dashboard,
  page,
}) => {
  await page.goto('/de?seed=7');
  const list = dashboard.card('Erfundene Geschäfte');
  const panel = page.getByRole('dialog', { name: 'Steuerung' });
  const [chance, cost] = [panel.getByLabel('Gewinnchance der Münze'), panel.getByLabel('Kosten je Geschäft')];
  const openPanel = () => openSheet(page, 'run');
  const start = panel.getByRole('button', { name: 'Übernehmen und neu starten' });
  const choices = panel.getByRole('group', { name: 'Szenario' });
  const choose = async (scenario: string) => {
    await openPanel();
    await choices.getByRole('button', { name: scenario }).press('Space');
    await expect(choices.getByRole('button', { name: scenario })).toHaveAttribute('aria-pressed', 'true');
    await start.press('Enter');
    await expect(panel).toBeHidden();
  };
  await choose('Fairer Markt');
  await expect(list).toContainText(FAIR_NOTE);
  expect(new URL(page.url()).search).toBe('?seed=7&scenario=fair');
  await openPanel();
  await chance.fill('30');
  await cost.fill('0,5');
  // The choice is called fair only while its coin is.
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
  await openSheet(page, 'share');
  const { name } = await savedFile(page.getByRole('button', { name: 'Als CSV speichern' }));
  expect(name).toBe('simulation-fair-30-0-50-7-de.csv');
  await panel.getByRole('button', { name: 'Einbetten' }).click();
  await expect(page.locator('textarea')).toHaveValue(/scenario=fair&amp;chance=30&amp;cost=0\.5/);
  await page.keyboard.press('Escape');
  await openSheet(page, 'run');
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
  await page.keyboard.press('Escape');
  await choose('Gezinkt');
  await expect(dashboard.card('Erfolgsrate')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?seed=7');
});

import type { Locator } from '@playwright/test';
import type { Listener } from './pages/Listener';
import { openSheet } from './pages/openSheet';
import { dollars, type SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

const SECOND = 1_000;

/**
 * Lets time pass, and notes what is heard in each second of it, or in each `step` of seconds. Everything that is said can
 * be heard.
 */
async function listenFor(seconds: number, dashboard: SimulationPage, listener: Listener, from = 0, step = 1) {
  const notes: { second: number; text: string }[] = [];
  for (let second = from + step; second <= from + seconds; second += step) {
    await dashboard.wait(step * SECOND);
    for (const { text, audible } of await listener.hear()) {
      expect(audible, text).toBe(true);
      notes.push({ second, text });
    }
  }
  return notes;
}

/** Lets time pass in which nothing may be said. */
async function expectSilence(seconds: number, dashboard: SimulationPage, listener: Listener) {
  expect(await listenFor(seconds, dashboard, listener, 0, 5)).toEqual([]);
}

const written = (notes: { second: number; text: string }[]) =>
  notes.map(({ second, text }) => `  after ${String(second).padStart(3)} s: ${text}`).join('\n');

/** The part of the page as a screen reader reads it. Of a long list the first two rows are enough. */
async function read(part: Locator): Promise<string> {
  const text = await part.ariaSnapshot();
  const [before, first, second, ...more] = text.split(/(?=^ *- '?row "simulated)/m);
  if (more.length === 0) return text;
  const after = more.at(-1)?.replace(/^( *)-.*\n(?:\1 .*\n)*/, '');
  return `${before}${first}${second}          … ${more.length} more rows\n${after}`;
}

const isDigest = (text: string) => /simulated trades? in the last|simulierte.* in de[rn] letzten/.test(text);

test('a minute of the dashboard in a screen reader', async ({ dashboard, listener, page }) => {
  await dashboard.open('/?seed=7&name=Ada&amount=1000&trades=20');
  await dashboard.wait(SECOND);
  const start = await read(page.locator('body'));
  for (const [part, description] of [
    [page.getByRole('navigation'), 'Part of the picture – no pages behind it'],
    [page.getByRole('group', { name: 'Period' }), 'figures stay the same'],
  ] as const)
    await expect(part).toHaveAccessibleDescription(description);
  const notes: { second: number; text: string }[] = [];
  for (let second = 1; second < 62; second += 1) {
    notes.push(...(await listenFor(1, dashboard, listener, second)));
    if (second % 15 !== 1) continue;
    // While it counts up, the total is read as one number with its unit, the exact one.
    const figure = dollars(await dashboard.total());
    const card = await dashboard.card('Profit').ariaSnapshot();
    expect(card.match(/simulated: [$\d,.]+/g)).toEqual([`simulated: ${figure}`]);
  }
  expect(notes).toHaveLength(1);
  const closed = (await dashboard.count()) - 20;
  expect(closed).toBeGreaterThanOrEqual(Number(/^\d+/.exec(notes[0]?.text ?? '')?.[0]));
  await page.getByRole('button', { name: 'Pause' }).click();
  await dashboard.wait(SECOND);
  notes.push(...(await listener.hear()).map(({ text }) => ({ second: 62, text })));
  const text = [
    'Read one second after the page was opened:',
    start,
    '',
    'Heard in the minute that followed, and when it was paused:',
    written(notes),
    '',
    'Read then:',
    await read(page.getByRole('main')),
    '',
  ].join('\n');
  expect(text).toMatchSnapshot('dashboard-minute.txt');
});

test('the script of /v in a screen reader', async ({ listener, page, v }) => {
  await v.open('/v?seed=7');
  const start = await read(page.getByRole('main'));
  await v.startTrading.focus();
  await page.keyboard.press('Enter');
  const notes = await listenFor(2, v, listener);
  const overlay = await read(v.overlay);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  notes.push(...(await listenFor(26, v, listener, 2)));
  const text = [
    'Read before the press:',
    start,
    '',
    'Heard after Start Trading was pressed; Escape was pressed three times after 2 s:',
    written(notes),
    '',
    'Read 2 s after the press:',
    overlay,
    '',
    'Read when both were sold:',
    await read(page.getByRole('main')),
    '',
  ].join('\n');
  expect(text).toMatchSnapshot('v-script.txt');
  expect(notes).toHaveLength(3);
});

test("the pace of the digest is chosen in the controls, kept, and never faster than ten seconds; switched off, it is silent, and the visitor's own actions are still announced", {
  tag: '@long',
}, async ({ dashboard, listener, page }) => {
  await dashboard.open('/de?seed=7&trades=0');
  const panel = await openSheet(page, 'settings');
  await panel.getByRole('button', { name: 'Alle 10 s' }).click();
  await expect(panel.getByRole('button', { name: 'Alle 10 s' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await listener.hear();
  const notes = await listenFor(22, dashboard, listener);
  expect(notes.map(({ text }) => text)).toEqual(
    Array.from({ length: 2 }, () =>
      expect.stringMatching(
        /^\d simulierte Geschäfte in den letzten 10 Sekunden, Gesamtbetrag [\d.]+,\d\d €$/,
      ),
    ),
  );
  for (const [at, note] of notes.entries())
    if (at > 0) expect(note.second - (notes[at - 1]?.second ?? 0)).toBeGreaterThanOrEqual(10);

  await openSheet(page, 'settings');
  await panel.getByRole('button', { name: 'Aus', exact: true }).click();
  await page.keyboard.press('Escape');
  await expectSilence(70, dashboard, listener);
  await dashboard.press('Pro Woche');
  await dashboard.press('Anhalten');
  await dashboard.press('Fortsetzen');
  await dashboard.wait(SECOND);
  expect((await listener.hear()).map(({ text }) => text)).toEqual([
    'Beschriftung: Pro Woche',
    'Simulation angehalten',
    'Simulation läuft weiter',
  ]);
});

test('the digest says nothing while paused, while nothing happens, while a dialog is open and while the page is hidden, and begins its minute anew afterwards', {
  tag: '@long',
}, async ({ dashboard, listener }) => {
  await dashboard.open('/?seed=7&still=1&t=30');
  await expectSilence(70, dashboard, listener);
  await dashboard.press('Resume');
  await dashboard.wait(SECOND); // messages come a quarter of a second late
  await listener.hear();
  await dashboard.wait(49 * SECOND);
  await dashboard.press('Withdraw');
  await expectSilence(70, dashboard, listener);
  await dashboard.page.keyboard.press('Escape');
  const [first] = await listenFor(20, dashboard, listener);
  expect(first?.text).toMatch(/^\d\d simulated trades in the last minute/);

  await expectSilence(30, dashboard, listener);
  await dashboard.setHidden(true);
  await expectSilence(120, dashboard, listener);
  await dashboard.setHidden(false);
  await expectSilence(55, dashboard, listener);
  const [next] = await listenFor(10, dashboard, listener);
  expect(next?.text).toMatch(/^\d\d simulated trades in the last minute/);
});

test('a status message just before the digest delays it, and both are announced; actions in a dialog are announced in the dialog', {
  tag: '@long',
}, async ({ dashboard, listener, page }) => {
  await dashboard.open('/?seed=7');
  await expectSilence(55, dashboard, listener);
  await dashboard.wait(4 * SECOND);
  await dashboard.press('Overall');
  const notes = await listenFor(15, dashboard, listener, 59);
  expect(notes.map(({ text }) => isDigest(text))).toEqual([false, true]);
  expect(notes[1]?.second).toBeGreaterThanOrEqual(70);

  await dashboard.press('Controls');
  const panel = page.getByRole('dialog', { name: 'Controls' });
  await panel.getByRole('button', { name: 'Pause', exact: true }).click();
  await panel.getByRole('button', { name: 'Ahead 1 min' }).click();
  await panel.getByRole('button', { name: 'Resume' }).click();
  await dashboard.wait(SECOND);
  const said = await listener.hear();
  expect(said.map(({ text }) => text)).toEqual([
    'Simulation paused',
    expect.stringMatching(/^Now at 00:02:1\d$/),
    'Simulation resumed',
  ]);
  expect(said.every(({ audible }) => audible)).toBe(true);
});

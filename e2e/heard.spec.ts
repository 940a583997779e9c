import type { Locator } from '@playwright/test';
import { DOORS } from './extras';
import type { Listener } from './pages/Listener';
import type { SimulationPage } from './pages/SimulationPage';
import { expect, test } from './visitor';

const SECOND = 1_000;

/** Lets time pass, and notes what is heard in each second of it. Everything that is said can be heard. */
async function listenFor(seconds: number, dashboard: SimulationPage, listener: Listener, from = 0) {
  const notes: { second: number; text: string }[] = [];
  for (let second = from + 1; second <= from + seconds; second += 1) {
    await dashboard.wait(SECOND);
    for (const { text, audible } of await listener.hear()) {
      expect(audible, text).toBe(true);
      notes.push({ second, text });
    }
  }
  return notes;
}

const written = (notes: { second: number; text: string }[]) =>
  notes.map(({ second, text }) => `  after ${String(second).padStart(3)} s: ${text}`).join('\n');

/** Takes the doors of extras out, with what is read within them. */
function withoutDoors(text: string): string {
  let depth = Infinity; // of the door that lines further in belong to
  const left = text.split('\n').filter((line) => {
    const indent = line.search(/\S/);
    if (indent > depth) return false;
    const isDoor = DOORS.has(/^ *- \w+ "([^"]*)"/.exec(line)?.[1] ?? '');
    depth = isDoor ? indent : Infinity;
    return !isDoor;
  });
  return left.join('\n');
}

/**
 * The part of the page as a screen reader reads it, without the doors of extras. Of a long list the first two rows are
 * enough.
 */
async function read(part: Locator): Promise<string> {
  const text = withoutDoors(await part.ariaSnapshot());
  const [before, first, second, ...more] = text.split(/(?=^ *- '?row "simulated)/m);
  if (more.length === 0) return text;
  const after = more.at(-1)?.replace(/^( *)-.*\n(?:\1 .*\n)*/, '');
  return `${before}${first}${second}          … ${more.length} more rows\n${after}`;
}

/* The pace of the digest, and when it is silent: Digest.test.tsx. */
test('a minute of the dashboard in a screen reader', async ({ dashboard, listener, page }) => {
  await dashboard.open('/?seed=7&name=Ada&amount=1000&trades=20');
  await dashboard.fetched(); // the digest too, which counts from its first second
  await dashboard.wait(SECOND);
  const start = await read(page.locator('body'));
  for (const [part, description] of [
    [
      page.getByRole('navigation'),
      'Part of the picture – no pages behind it. What can be set is in “Controls”: name and amount in “Run”.',
    ],
    [page.getByRole('group', { name: 'Period' }), 'figures stay the same'],
  ] as const)
    await expect(part).toHaveAccessibleDescription(description);
  const notes = await listenFor(61, dashboard, listener, 1);
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
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { missingPrograms, Reader } from './Reader';

// One screen, one voice, real time: one path after the other. What was said, with its second, is written to
// .cache/heard/; docs/accessibility.md says how to read it.
test.describe.configure({ mode: 'default' });

const missing = missingPrograms();

/** No utterance is longer: nobody can stop and go back in the middle of one. */
const LONGEST = 300;

/** Plays a path in a reader of its own, since one that has crashed stays silent for all that follow. */
function path(title: string, address: string, play: (reader: Reader) => Promise<void>) {
  test(title, { tag: '@long' }, async ({ baseURL }) => {
    test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
    test.setTimeout(400_000);
    const reader = await Reader.start();
    try {
      await reader.open(`${baseURL}${address}`);
      await play(reader);
      for (const text of reader.said()) expect(text.length, text).toBeLessThanOrEqual(LONGEST);
    } finally {
      mkdirSync('.cache/heard', { recursive: true });
      writeFileSync(`.cache/heard/${title.replaceAll(/[^\w]+/g, '-')}.txt`, `${reader.transcript()}\n`);
      reader.stop();
    }
  });
}

path('reading from the top reaches the first trade within a minute', '/?seed=7', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.listen(75, 'KP_Add');
  expect(reader.secondsFrom('KP_Add', /simulated: .*\b(sold|gain|loss)/i)).toBeLessThan(60);
});

path(
  'a row is one sentence of at most eight seconds, and keeps its place while trades come in',
  '/?seed=7&t=60',
  async (reader) => {
    await reader.press('ctrl+Home', 't');
    await reader.press('Down', 'Down');
    const row = () => reader.said('Down').find((text) => /^simulated/i.test(text));
    const first = row();
    expect(first).toBeDefined();
    expect(reader.secondsFrom('Down')).toBeLessThan(8);
    await reader.listen(20);
    await reader.press('Up', 'Down');
    expect(row()).toBe(first);
  },
);

path('nothing but the digest speaks by itself', '/?seed=7', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.listen(65, 'F24');
  expect(reader.said('F24').filter((text) => !/simulated trades? in the last/.test(text))).toEqual(['F24']);
});

path('Withdraw says what it is for', '/?seed=7', async (reader) => {
  await reader.press('ctrl+Home', 'b');
  while (!reader.said('b').some((text) => text.startsWith('Withdraw'))) await reader.press('b');
  await reader.press('Return');
  expect(reader.said('Return').join(' ')).toMatch(/There is nothing to withdraw.*Simulation.*no money/s);
});

path('on /v the analysis, the two trades and that they are sold are said', '/v?seed=7', async (reader) => {
  await reader.press('ctrl+Home', 'b');
  while (!reader.said('b').some((text) => text.startsWith('Start Trading'))) await reader.press('b');
  await reader.listen(45, 'Return');
  const said = reader.said('Return').join(' ');
  expect(said).toContain('2 trades are opened');
  expect(said).toMatch(/Both simulated trades are sold/);
});

path('a German page is read in German', '/de?seed=7&still=1', async (reader) => {
  await reader.press('ctrl+Home', 'h', 'h');
  expect(reader.transcript()).toContain('(de');
});

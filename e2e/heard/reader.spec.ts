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

path(
  'a row is one sentence of at most eight seconds, and keeps its place while trades come in',
  '/?seed=7&t=60',
  async (reader) => {
    await reader.press('ctrl+Home', 't', 'Down');
    const row = (key: string) => reader.said(key).find((text) => /^simulated/i.test(text));
    const first = row('Down');
    expect(first).toBeDefined();
    expect(first?.length).toBeLessThan(8 * 16); // characters that a voice says in a second
    await reader.listen(20);
    await reader.press('Down', 'Up'); // its figures, and back
    expect(row('Up')).toBe(first);
  },
);

path('the first trade is reached from the top within a minute', '/?seed=7', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.listen(80, 'KP_Add');
  expect(reader.secondsFrom('KP_Add', /^simulated colon: \w+ slash/)).toBeLessThan(66); // the digest comes in between
});

for (const [name, way, heard] of [
  [
    'Withdraw',
    ['h', 'h', 'b'],
    /There is nothing to withdraw.*No account, no trades, no money\..*pay out\.$/,
  ],
  ['Controls', ['Tab', 'Tab', 'Tab'], /Controls.*No account, no trades, no money\./],
  ['the explanation', ['Tab', 'Tab'], /How fake sites trick people.*No account, no trades, no money\. \w+/],
] as const)
  path(`${name} opens with its title, the label and what it begins with`, '/?seed=7&t=60', async (reader) => {
    await reader.press('ctrl+Home', ...way, 'Return');
    expect(reader.said('Return').join(' ')).toMatch(heard);
  });

path('the script of /v is heard from the press to the sale', '/v?seed=7', async (reader) => {
  await reader.press('ctrl+Home', 'b', 'b', 'b');
  await reader.listen(60, 'Return');
  expect(reader.said('Return').join(' ')).toMatch(
    /Analyzing The Market.*no market is analyzed.*2 trades are opened.*Both simulated trades are sold/,
  );
});

path('nothing but the digest is heard by itself', '/?seed=7', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.listen(75);
  const said = reader.said('listens for 75 s');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/simulated trades in the last minute/);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { missingPrograms, Reader } from './Reader';

// One screen, one voice, real time: one path after the other. What was said, with its second, is written to
// .cache/heard/; docs/accessibility.md says how to read it.
test.describe.configure({ mode: 'default' });

const missing = missingPrograms();

/** No utterance is longer: nobody can stop and go back in the middle of one. */
const LONGEST = 300;

const fileName = (title: string) => title.replaceAll(/[^\w]+/g, '-');

/**
 * Plays a path in a reader of its own, since one that has crashed stays silent for all that follow. Where time stands still,
 * or up to the text `last`, what is said is compared with the text beside this file.
 */
function path(title: string, address: string, play: (reader: Reader) => Promise<void>, last?: RegExp) {
  test(title, { tag: '@long' }, async ({ baseURL }) => {
    test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
    test.setTimeout(400_000);
    const reader = await Reader.start();
    try {
      await reader.open(`${baseURL}${address}`);
      await play(reader);
      for (const text of reader.said()) expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      if (last !== undefined || address.includes('still=1'))
        expect(`${reader.recorded(last)}\n`).toMatchSnapshot(`${fileName(title)}.txt`);
    } finally {
      mkdirSync('.cache/heard', { recursive: true });
      writeFileSync(`.cache/heard/${fileName(title)}.txt`, `${reader.transcript()}\n`);
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

const FIRST_ROW = /^simulated colon: \w+ slash/;

path(
  'the first trade is reached from the top within a minute',
  '/?seed=7',
  async (reader) => {
    await reader.press('ctrl+Home');
    await reader.listen(80, 'KP_Add');
    expect(reader.secondsFrom('KP_Add', FIRST_ROW)).toBeLessThan(66); // the digest comes in between
  },
  FIRST_ROW,
);

path('a row in German', '/de?seed=7&t=60&still=1', async (reader) => {
  await reader.press('ctrl+Home', 't', 'Down', 'Down');
  expect(reader.said().join(' ')).toMatch(/simuliert.*verkauft/i);
});

for (const [name, heard] of [
  ['Withdraw', /There is nothing to withdraw.*No account, no trades, no money\..*pay out\.$/],
  ['Controls', /Controls.*No account, no trades, no money\./],
  ['How fake sites', /How fake sites trick people.*No account, no trades, no money\. \w+/],
] as const)
  path(
    `${name} opens with its title, the label and what it begins with`,
    '/?seed=7&t=60&still=1',
    async (reader) => {
      await reader.press('ctrl+Home');
      await reader.seek('b', new RegExp(name));
      await reader.press('Return');
      expect(reader.said('Return').join(' ')).toMatch(heard);
    },
  );

path('the first two chapters of the story', '/?seed=7&t=60&still=1', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.seek('b', /Withdraw/);
  await reader.press('Return');
  await reader.seek('Tab', /Play it through/);
  await reader.press('Return');
  await reader.seek('Tab', /Begin/);
  await reader.press('Return', 'Down', 'Down', 'Down'); // the first chapter
  await reader.press('b', 'Return', 'Down'); // what a friend says
  await reader.press('b', 'Return', 'Down', 'Down'); // the second
});

path('the tables of the statistics', '/?seed=7&t=60&still=1', async (reader) => {
  await reader.press('ctrl+Home');
  await reader.seek('shift+b', /statistics behind/);
  await reader.press('Return', 't', 'Down', 'Down', 'Down', 't');
  expect(reader.said().join(' ')).toMatch(/table with \d+ rows/);
});

path(
  'the timeline says its time when it is reached and moved, not each second',
  '/?seed=7&t=60',
  async (reader) => {
    await reader.press('ctrl+Home');
    await reader.seek('b', /Controls/);
    await reader.press('Return');
    await reader.seek('Tab', /Simulated time/);
    await reader.listen(15);
    expect(reader.said('listens for 15 s').filter((text) => !/in the last minute/.test(text))).toEqual([]);
    await reader.press('Left');
    expect(reader.said('Left').join(' ')).toMatch(/00 colon 0\d colon/);
  },
);

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

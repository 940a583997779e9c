import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DIGEST, LISTENS, missingPrograms, Reader } from './Reader';

// One voice, real time: one path after the other. What was said, with its second, is written to .cache/heard/;
// docs/accessibility.md says how to read it.
test.describe.configure({ mode: 'default' });

const missing = missingPrograms();

/** No utterance is longer: nobody can stop and go back in the middle of one. */
const LONGEST = 300;

/** How long the voice takes, in seconds: at 16 characters a second, whatever the machine does beside it. */
const seconds = (texts: readonly string[]) => texts.join('').length / 16;

const STILL = '/?seed=7&t=60&still=1';

/**
 * Plays a path in a reader of its own, since one that has crashed stays silent for all that follow. Where time stands
 * still, or up to the text `last`, what is said is compared with the text beside this file.
 */
function path(title: string, address: string, play: (reader: Reader) => Promise<void>, last?: RegExp) {
  test(title, { tag: '@long' }, async ({ baseURL }) => {
    test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
    test.setTimeout(400_000);
    const name = title.replaceAll(/[^\w]+/g, '-');
    const reader = new Reader();
    try {
      await reader.open(`${baseURL}${address}`);
      await play(reader);
      for (const text of reader.said()) expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      if (last !== undefined || address.includes('still=1'))
        expect(`${reader.recorded(last)}\n`).toMatchSnapshot(`${name}.txt`);
    } finally {
      mkdirSync('.cache/heard', { recursive: true });
      writeFileSync(`.cache/heard/${name}.txt`, `${reader.transcript()}\n`);
      reader.stop();
    }
  });
}

const FIRST_ROW = /^simulated colon: \w+ slash/;

path(
  'the first trade is reached from the top within a minute',
  '/?seed=7',
  async (reader) => {
    await reader.listen(80, 'KP_Add');
    const said = reader.said('KP_Add').filter((text) => !DIGEST.test(text));
    const first = said.findIndex((text) => FIRST_ROW.test(text));
    expect(first).toBeGreaterThan(0);
    expect(seconds(said.slice(0, first))).toBeLessThan(58); // and the pauses between
  },
  FIRST_ROW,
);

path('a row keeps its place while trades come in', '/?seed=7&t=60', async (reader) => {
  const row = (key: string) => reader.said(key).find((text) => FIRST_ROW.test(text));
  await reader.press('t', 'Down');
  const first = row('Down') ?? '';
  expect(first).not.toContain('$'); // each figure is heard in its cell alone
  await reader.listen(20);
  await reader.press('Down', 'Up'); // its figures, and back
  expect(row('Up')).toBe(first);
});

path('rows that are read on from the list are heard in their order', '/?seed=7&t=60', async (reader) => {
  await reader.seek(/Latest trades/);
  await reader.listen(50, 'KP_Add');
  const rows = reader.said('KP_Add').filter((text) => text.startsWith('row '));
  expect(rows.length).toBeGreaterThan(3);
  expect(rows).toEqual(rows.map((_, index) => `row ${index + 2}`));
});

path('a row in German', '/de?seed=7&t=60&still=1', async (reader) => {
  await reader.press('t', 'Down', 'Down');
  expect(reader.said().join(' ')).toMatch(/simuliert.*verkauft/i);
});

for (const [name, heard, most] of [
  [
    'Withdraw',
    /There is nothing to withdraw.*Simulation.*On the screen Simulated \$.*In an account \$0\.00/i,
    13,
  ],
  ['Controls', /Controls.*Simulation/, 8],
  ['How fake sites', /How fake sites trick people.*Simulation.*contact/, 8],
] as const)
  path(`${name} opens with its title, the label and what it begins with`, STILL, async (reader) => {
    await reader.seek(new RegExp(name));
    await reader.press('Return');
    expect(reader.said('Return').join(' ')).toMatch(heard);
    expect(seconds(reader.said('Return'))).toBeLessThan(most);
    await reader.press('Up'); // above the title
    expect(reader.said('Up').join(' ')).toMatch(/no money/);
  });

const SECOND_CHAPTER = /^They write until midnight/;

path(
  'the first two chapters of the story',
  STILL,
  async (reader) => {
    await reader.seek(/Withdraw/);
    await reader.press('Return');
    await reader.seek(/Play the story/);
    await reader.press('Return');
    await reader.seek(/A match/);
    await reader.press('Return', 'Down', 'Down', 'Down'); // the first chapter
    await reader.seek(/Go on writing/);
    await reader.press('Return', 'Down', 'Down'); // the second
    expect(reader.said().some((text) => SECOND_CHAPTER.test(text))).toBe(true);
  },
  SECOND_CHAPTER,
);

path(
  'in the practice each new heading is heard after the press that has led to it',
  STILL,
  async (reader) => {
    const heard = (heading: RegExp) => expect(reader.said('Return').join(' ')).toMatch(heading);
    await reader.seek(/Withdraw/);
    await reader.press('Return');
    await reader.seek(/Play the story/);
    await reader.press('Return');
    await reader.seek(/Practice/);
    await reader.press('Return');
    heard(/Case 1 of 6.*honest, or a scam/);
    await reader.seek(/Honest/);
    await reader.press('Return');
    heard(/Case 1 of 6.*it is/);
    await reader.seek(/Go on/);
    await reader.press('Return');
    heard(/Case 2 of 6/);
  },
);

path('the tables of the statistics', STILL, async (reader) => {
  await reader.seek(/Controls/);
  await reader.press('Return');
  await reader.seek(/^Run\b/);
  await reader.press('Return');
  await reader.seek(/statistics behind/);
  await reader.press('Return', 't', 'Down', 'Down', 'Down', 't');
  expect(reader.said().join(' ')).toMatch(/table with \d+ rows/);
});

path('the class list', STILL, async (reader) => {
  await reader.seek(/Controls/);
  await reader.press('Return');
  await reader.seek(/^Share\b/);
  await reader.press('Return');
  await reader.seek(/Class list/);
  await reader.press('Return', 'l', 'Down', 'Down');
  expect(reader.said().join(' ')).toMatch(/list with 30 items/i);
});

path(
  'the timeline says its time when it is reached and moved, not each second',
  '/?seed=7&t=60',
  async (reader) => {
    await reader.seek(/Controls/);
    await reader.press('Return');
    await reader.seek(/Simulated time/);
    await reader.listen(15);
    expect(reader.said(LISTENS).filter((text) => !DIGEST.test(text))).toEqual([]);
    await reader.press('Left');
    expect(reader.said('Left').join(' ')).toMatch(/00 colon 0\d colon/);
  },
);

path('the script of /v is heard from the press to the sale', '/v?seed=7', async (reader) => {
  await reader.seek(/Start Trading/);
  await reader.listen(45, 'Return');
  expect(reader.said('Return').join(' ')).toMatch(
    /Analyzing The Market.*no market is analyzed.*Market exploration.*Trading opportunity assessment.*Market condition evaluation.*Risk and reward assessment.*2 trades are opened.*Both simulated trades are sold/,
  );
  expect(reader.said('Return').join(' ')).not.toMatch(/\d percent/);
});

path('nothing but the digest is heard by itself', '/?seed=7', async (reader) => {
  await reader.listen(75);
  const said = reader.said(LISTENS);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(DIGEST);
});

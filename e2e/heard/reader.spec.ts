import { expect, test } from '@playwright/test';
import { opensWithItsTitle, path, seconds } from './path';
import { DIGEST, LISTENS } from './Reader';

// One voice, real time: one path after the other. What was said, with its second, is written to .cache/heard/;
// docs/accessibility.md says how to read it.
test.describe.configure({ mode: 'default' });

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

opensWithItsTitle(
  'Withdraw',
  /There is nothing to withdraw.*Simulation.*On the screen Simulated \$.*In an account \$0\.00/i,
  13,
);
opensWithItsTitle('Controls', /Controls.*Simulation/, 8);

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

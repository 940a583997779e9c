import { expect, test } from '@playwright/test';
import { path, STILL } from '../../../../e2e/heard/path';

test.describe.configure({ mode: 'default' });

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
    await reader.seek(/Keep writing/);
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

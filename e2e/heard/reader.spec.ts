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
    await reader.press('ctrl+Home', 't');
    await reader.press('Down', 'Down');
    const row = () => reader.said('Down').find((text) => /^simulated/i.test(text));
    const first = row();
    expect(first).toBeDefined();
    expect(reader.secondsFrom('Down', /^Buy/)).toBeLessThan(8); // its figures come after the sentence
    await reader.listen(20);
    await reader.press('Up', 'Down');
    expect(row()).toBe(first);
  },
);

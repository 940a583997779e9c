import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { DOORS } from '../extras';
import { missingPrograms, Reader } from './Reader';

const missing = missingPrograms();

/** No utterance is longer: nobody can stop and go back in the middle of one. */
const LONGEST = 300;

/** How long the voice takes, in seconds: at 16 characters a second, whatever the machine does beside it. */
export const seconds = (texts: readonly string[]) => texts.join('').length / 16;

/** A page that stands still. @public for packages */
export const STILL = '/?seed=7&t=60&still=1';

/** What is heard of a button or a link after its name. */
const AFTER_NAME = /^(?:push button|link|opens dialog)$/;

/** What was recorded without the doors of extras, which are on the way through the page. */
function withoutDoors(recorded: string): string {
  let isDoor = false;
  const left = recorded.split('\n').filter((line) => {
    isDoor = DOORS.has(line) || (isDoor && AFTER_NAME.test(line));
    return !isDoor;
  });
  return left.join('\n');
}

/** As long as the paths of other files may take. */
const TURNS_MS = 1_200_000;

/** No other program listens here; the system frees it when the process that does so ends. */
const TURN_PORT = 47_361;

/** There is one voice at a time, whichever worker it is in. */
async function takeTurn(): Promise<Server> {
  for (let waited = 0; waited < TURNS_MS; waited += 500) {
    const server = createServer();
    const isMine = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(TURN_PORT, '127.0.0.1', () => resolve(true));
    });
    if (isMine) return server;
    await sleep(500);
  }
  throw new Error('Another reader does not end.');
}

/**
 * Plays a path in a reader of its own, since one that has crashed stays silent for all that follow. Where time stands
 * still, or up to the text `last`, what is said is compared with the text beside this file.
 */
export function path(title: string, address: string, play: (reader: Reader) => Promise<void>, last?: RegExp) {
  test(title, { tag: '@long' }, async ({ baseURL }) => {
    test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
    test.setTimeout(TURNS_MS + 400_000);
    const turn = await takeTurn();
    const name = title.replaceAll(/[^\w]+/g, '-');
    const reader = new Reader();
    try {
      await reader.open(`${baseURL}${address}`);
      await play(reader);
      for (const text of reader.said()) expect(text.length, text).toBeLessThanOrEqual(LONGEST);
      if (last !== undefined || address.includes('still=1'))
        expect(`${withoutDoors(reader.recorded(last))}\n`).toMatchSnapshot(`${name}.txt`);
    } finally {
      mkdirSync('.cache/heard', { recursive: true });
      writeFileSync(`.cache/heard/${name}.txt`, `${reader.transcript()}\n`);
      reader.stop();
      turn.close();
    }
  });
}

/**
 * What a button opens is heard with its title, the label and what it begins with; closed, the button.
 *
 * @param most how long that takes, in seconds
 */
export function opensWithItsTitle(name: string, heard: RegExp, most: number) {
  path(`${name} opens with its title, the label and what it begins with`, STILL, async (reader) => {
    await reader.seek(new RegExp(name));
    await reader.press('Return');
    expect(reader.said('Return').join(' ')).toMatch(heard);
    expect(seconds(reader.said('Return'))).toBeLessThan(most);
    await reader.press('Up'); // above the title
    expect(reader.said('Up').join(' ')).toMatch(/no money/);
    await reader.press('Escape');
    expect(reader.said('Escape').join(' ')).toMatch(new RegExp(`${name}.*push button`));
  });
}

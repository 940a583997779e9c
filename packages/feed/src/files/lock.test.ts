import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/runCommand';
import { lockFile } from './lock';

const folder = temporaryFolder();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of asking for a lock, in ten seconds at most. */
async function ask(file: string): Promise<string> {
  let outcome = 'nothing yet';
  const asked = lockFile(file).then(
    (lock) => {
      lock.check();
      lock.release();
      outcome = 'taken';
    },
    (error: unknown) => {
      outcome = String(error);
    },
  );
  await vi.advanceTimersByTimeAsync(10_000);
  if (outcome !== 'nothing yet') await asked;
  return outcome;
}

// A container that is restarted has the host name and the process id of the one before, which are those of this test.
it.each(['', `{"host":"${hostname()}","pid":${process.pid}}\n`])(
  'a file whose writer was killed is given to the next start within ten seconds: %j',
  async (left) => {
    const file = join(folder, 'killed');
    writeFileSync(`${file}.lock`, left);
    expect(await ask(file)).toBe('taken');
  },
);

it('a file whose writer is there is never given away, however long and often others ask', async () => {
  const file = join(folder, 'held');
  const lock = await lockFile(file);
  for (let asked = 0; asked < 20; asked += 1) {
    expect(await ask(file)).toBe(
      `Error: "${file}" is being written by another start: "${file}.lock" is renewed.`,
    );
    lock.check();
  }
  lock.release();
  expect(await ask(file)).toBe('taken');
});

// In another container, or on another machine, whose clock is wrong: the process id is nobody's here.
it.each([-86_400_000, 86_400_000])(
  'a writer that cannot be seen from here keeps its file (clock %d)',
  async (clock) => {
    const file = join(folder, 'unseen');
    const text = `{"host":"${hostname()}","pid":999999999}\n`;
    writeFileSync(`${file}.lock`, text);
    const renew = () =>
      utimesSync(`${file}.lock`, new Date(Date.now() + clock), new Date(Date.now() + clock));
    const timer = setInterval(renew, 1_000);
    expect(await ask(file)).toContain('is being written by another start');
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(text);
    clearInterval(timer);
  },
);

it('who was suspended while another start has taken over learns it, and leaves the file to that', async () => {
  const file = join(folder, 'suspended');
  const lock = await lockFile(file);
  writeFileSync(`${file}.lock`, 'of another\n');
  expect(() => lock.check()).toThrow(/^Another start writes ".*suspended" now/);
  lock.release();
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe('of another\n');
});

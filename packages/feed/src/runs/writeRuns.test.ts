import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../tests/runCommand';
import { readCommand } from '../command/readCommand';
import { lockFile } from '../files/lock';
import { partText, readPart } from './partFile';
import { runsOf } from './plan';
import { playBatch } from './playBatch';
import { summaryOf } from './summary';
import { writeRuns } from './writeRuns';

// Threads are tested with the command, which has them.
vi.mock(import('./playInThreads'), async () => {
  const [{ divideRuns }, { playBatch }] = await Promise.all([
    import('@simulation/engine/runs'),
    import('./playBatch'),
  ]);
  return {
    async *playInThreads(plan, runs, rows) {
      for (const part of divideRuns(runs, plan.duration)) yield playBatch({ plan, part, rows });
    },
  };
});

const folder = temporaryFolder();
const inFolder = (name: string) => join(folder, name);

const hasSha256sum = spawnSync('sha256sum', ['--version']).status === 0;
if (!hasSha256sum) console.log('NOT RUN: sha256sum is not installed here.');

const FAIR = ['runs', '--seed', '7', '--scenario', 'fair', '--for', '600'];
const HUNDRED = [...FAIR, '--count', '100'];
/** Takes half a day. */
const ENDLESS = [...FAIR, '--count', '1000000000'];

function commandOf(args: readonly string[]) {
  const command = readCommand(args);
  if (command.kind !== 'runs') throw new Error(`${args.join(' ')} plays no runs.`);
  return command;
}

const write = (args: readonly string[], signal = new AbortController().signal) =>
  writeRuns(commandOf(args), signal, () => undefined);

/** As Ctrl-C does it: after the batch that is played. */
const writeSome = (...args: readonly string[]) => write([...ENDLESS, ...args], AbortSignal.abort());

const textOf = (name: string) => readFileSync(name, 'utf8');

describe('many runs that are interrupted', () => {
  const { plan } = commandOf(HUNDRED);

  /** Leaves what an earlier start has kept: forty of a hundred runs. */
  const keepForty = (out: string) =>
    writeFileSync(`${out}.unfinished`, partText(plan, playBatch({ plan, part: { first: 1, runs: 40 } })));

  it.each(['csv', undefined] as const)(
    'are kept, and go on as often as asked to, with exactly the runs that they say: rows %s',
    async (rows) => {
      const out = inFolder(`interrupted.${rows}`);
      const args = [...(rows === undefined ? [] : ['--rows', rows]), '--out', out];
      const [, played] =
        /^(\d+) of 1000000000 runs are played; --resume plays the rest\.$/.exec(
          (await writeSome(...args)) ?? '',
        ) ?? [];
      const more = 2 * Number(played);
      await expect(writeSome(...args)).rejects.toThrow(
        /"[^"]+" has runs of an earlier start: add --resume, or delete it\.$/,
      );
      expect(await writeSome(...args, '--resume')).toMatch(new RegExp(`^${more} of `));
      const { plan } = commandOf(ENDLESS);
      const batch = playBatch({ plan, part: { first: 1, runs: more }, rows });
      expect(readPart(`${out}.unfinished`)).toMatchObject({
        outcomes: batch.outcomes,
        changes: Array.from(batch.changes),
        runs: Array.from(batch.runs),
      });
      expect(existsSync(out)).toBe(false);
      if (rows !== undefined) expect(textOf(`${out}.draft`) === batch.rows).toBe(true);
    },
  );

  it('are resumed to exactly the summary of the whole, and refused for other runs', async () => {
    const out = inFolder('resumed.json');
    keepForty(out);
    const resume = [...FAIR, '--out', out, '--resume', '--count'];
    await expect(write([...resume, '101'])).rejects.toThrow(/its count is 100, not 101\.$/);
    await write([...resume, '100']);
    expect(textOf(out)).toBe(summaryOf(plan, playBatch({ plan, part: runsOf(plan) })));
    expect(readdirSync(folder).filter((name) => name.startsWith('resumed.json'))).toEqual([
      'resumed.json',
      'resumed.json.sha256',
    ]);
  });

  it.each([[[]], [['--part', '2/3']], [['--rows', 'csv']], [['--rows', 'ndjson', '--part', '2/3']]])(
    'are not played again by --resume when they are finished: %j',
    async (args) => {
      const out = inFolder('finished');
      const resume = [...HUNDRED, ...args, '--out', out, '--resume'];
      await write(resume);
      const { ino } = statSync(out);
      await write(resume);
      expect(statSync(out).ino, 'the same file').toBe(ino);
      await write([...resume, '--cost', '1']);
      expect(statSync(out).ino, 'of other runs, it is made anew').not.toBe(ino);
    },
  );

  it.each([
    ['rows', ['--rows', 'csv'], (text: string) => text.replace('7~50', '7~51')],
    [
      'zeros',
      ['--rows', 'ndjson'],
      (text: string) => text.slice(0, 9_000) + '\0'.repeat(99) + text.slice(9_099),
    ],
    ['a missing row', ['--rows', 'ndjson'], (text: string) => text.replace(/\n.*"run":50,.*\n/, '\n')],
    ['figures', [], (text: string) => text.replace(/"runs": 1\d?,/, '"runs": 99,')],
  ] as const)('are played again by --resume if the file is damaged: %s', async (_, args, damage) => {
    const out = inFolder('damaged');
    const resume = [...HUNDRED, ...args, '--out', out, '--resume'];
    await write(resume);
    const whole = textOf(out);
    writeFileSync(out, damage(whole));
    expect(textOf(out)).not.toBe(whole);
    await write(resume);
    expect(textOf(out) === whole).toBe(true);
  });

  it.each([
    ['damaged', (text: string) => text.replace('7~50', '7~51')],
    ['too short', (text: string) => text.slice(0, -9)],
    ['gone', () => undefined],
  ] as const)('are refused if the rows that were kept are %s', async (name, damage) => {
    const out = inFolder(`${name}.csv`);
    await writeSome('--rows', 'csv', '--out', out);
    const damaged = damage(textOf(`${out}.draft`));
    rmSync(`${out}.draft`);
    if (damaged !== undefined) writeFileSync(`${out}.draft`, damaged);
    await expect(writeSome('--rows', 'csv', '--out', out, '--resume')).rejects.toThrow(
      / has other rows than ".*" says: delete both\.$/,
    );
  });
});

describe('a file of many runs', () => {
  it.skipIf(!hasSha256sum)('has a checksum beside it that other programs read', async () => {
    await write([...HUNDRED, '--rows', 'csv', '--out', inFolder('checked.csv')]);
    const checked = spawnSync('sha256sum', ['-c', 'checked.csv.sha256'], { cwd: folder, encoding: 'utf8' });
    expect([checked.status, checked.stdout]).toEqual([0, 'checked.csv: OK\n']);
  });

  it.each([[[]], [['--rows', 'csv']]])('stays readable for those who could read it: %j', async (args) => {
    const out = inFolder('private');
    writeFileSync(out, 'good', { mode: 0o600 });
    await write([...HUNDRED, ...args, '--out', out]);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(textOf(out)).not.toBe('good');
  });

  it('is refused to a second start', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const out = inFolder('held');
    const lock = await lockFile(out);
    const refused = expect(write([...HUNDRED, '--out', out])).rejects.toThrow(/is being written by another/);
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    lock.release();
  });

  it.each([
    ['in a folder that is missing', [], inFolder('missing/x'), /x" cannot be written: ENOENT: no such file/],
    ['that is a folder', ['--rows', 'csv'], folder, /^EISDIR.*$/],
    ['on a full disk', [], '/dev/full', /^ENOSPC.*$/],
    ['on a full disk, with rows', ['--rows', 'ndjson'], '/dev/full', /^ENOSPC.*$/],
  ])('%s is named in one line', async (_, args, out, message) => {
    if (out === '/dev/full' && !existsSync(out)) return;
    await expect(write([...HUNDRED, ...args, '--out', out])).rejects.toThrow(message);
  });
});

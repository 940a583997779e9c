import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parseLines, runCommand, runShell, temporaryFolder } from './runCommand';
import { COMMAND } from './startReplica';

const folder = temporaryFolder();
const inFolder = (name: string) => join(folder, name);

const DAY = ['--seed', '7', '--for', '86400', '--speed', 'max'];
const ENDLESS_RUNS = ['runs', '--seed', '7', '--count', '1000000000', '--rows', 'csv', '--threads', '1'];

const ENDED_RUNS = ['runs', '--seed', '7', '--count', '3', '--for', '60'];

/** Starts a command, and waits until it has begun to write. */
async function start(out: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args, '--out', out], { stdio: 'ignore' });
  const before = existsSync(`${out}.lock`) ? readFileSync(`${out}.lock`, 'utf8') : '';
  // Both files may be missing at first, also while a start takes over from another.
  const hasBegun = () => {
    expect(statSync(`${out}.draft`).size).toBeGreaterThan(0);
    expect(readFileSync(`${out}.lock`, 'utf8')).not.toBe(before);
  };
  await vi.waitFor(hasBegun, { timeout: 30_000, interval: 5 });
  return {
    child,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [code] = await once(child, 'close');
      return code;
    },
  };
}

describe('a file that is there', () => {
  it('stays as it is when a longer one does not fit on the disk', async () => {
    const out = inFolder('day.csv');
    writeFileSync(out, 'good');
    for (const command of [DAY, ['runs', '--seed', '7', '--for', '60', '--count', '9999', '--rows', 'csv']]) {
      const { code, stderr } = await runShell(
        `ulimit -f 256; simulated-trades ${command.join(' ')} --out ${out}`,
      );
      expect([code, stderr]).toEqual([1, expect.stringMatching(/EFBIG/)]);
      expect(readFileSync(out, 'utf8')).toBe('good');
    }
  });

  it('stays as it is when Ctrl-C ends a range early, and is replaced when there is no range to end', async () => {
    const out = inFolder('live.ndjson');
    writeFileSync(out, 'good');
    const cut = await start(out, '--seed', '7', '--for', '3600');
    expect(await cut.end('SIGINT')).toBe(130);
    expect(readFileSync(out, 'utf8')).toBe('good');
    rmSync(`${out}.draft`);
    const live = await start(out, '--seed', '7');
    expect(await live.end('SIGINT')).toBe(130);
    expect(parseLines(readFileSync(out, 'utf8'))[0].type).toBe('session.opened');
    expect(readdirSync(folder).filter((name) => name.startsWith('live'))).toEqual(['live.ndjson']);
  });

  it('stays readable for those who could read it', async () => {
    const out = inFolder('private');
    writeFileSync(out, 'good', { mode: 0o600 });
    for (const command of [['--seed', '7', '--for', '1'], ENDED_RUNS, [...ENDED_RUNS, '--rows', 'csv']]) {
      expect((await runCommand(...command, '--out', out)).code).toBe(0);
      expect(statSync(out).mode & 0o777).toBe(0o600);
    }
  });

  it('keeps what the shell has in it where standard output is named', async () => {
    const out = inFolder('shell');
    for (const command of ['--seed 7 --for 1', `${ENDED_RUNS.join(' ')} --rows csv`]) {
      const { stdout } = await runShell(`simulated-trades ${command}`);
      await runShell(`{ echo before; simulated-trades ${command} --out /dev/stdout; echo after; } > ${out}`);
      expect(readFileSync(out, 'utf8')).toBe(`before\n${stdout}after\n`);
    }
  });

  it('comes to be where a symbolic link to it is', async () => {
    symlinkSync(inFolder('target'), inFolder('link'));
    expect((await runCommand('--seed', '7', '--for', '1', '--out', inFolder('link'))).code).toBe(0);
    expect(parseLines(readFileSync(inFolder('target'), 'utf8'))).toHaveLength(1);
  });
});

// Side by side: each waits until the lock of a start that is gone counts as lost.
describe.concurrent('a file that is being written', () => {
  it.each([
    ['events', ['--seed', '7']],
    ['runs', ENDLESS_RUNS],
  ])('is refused to a second start, and given to it when the first was killed: %s', async (name, args) => {
    const out = inFolder(`${name}.csv`);
    const first = await start(out, ...args);
    const second = await runCommand(...args, '--out', out);
    expect([second.code, second.stderr]).toEqual([
      1,
      expect.stringMatching(
        /"[^"]+\.csv" is being written by another start: "[^"]+\.csv\.lock" is renewed\.\n$/,
      ),
    ]);
    await first.end('SIGKILL');
    const third = await runCommand('--seed', '7', '--for', '1', '--out', out);
    expect(third).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(parseLines(readFileSync(out, 'utf8'))).toHaveLength(1);
  });

  it('stays with the start that has taken over from one that was suspended', async () => {
    const out = inFolder('taken');
    const suspended = await start(out, '--seed', '7');
    suspended.child.kill('SIGSTOP');
    const second = await start(out, '--seed', '8');
    suspended.child.kill('SIGCONT');
    expect(await suspended.end('SIGINT')).toBe(1);
    expect(await second.end('SIGINT')).toBe(130);
    expect(parseLines(readFileSync(out, 'utf8'))[0].seed).toBe('8');
  });

  it.each([
    ['events', ['--seed', '7', '--for', '1']],
    ['runs', ENDED_RUNS],
  ])('is what a message names, not a file beside it, where its folder is missing: %s', async (_, args) => {
    const out = inFolder('missing/file');
    const { code, stderr } = await runCommand(...args, '--out', out);
    expect([code, stderr]).toEqual([
      1,
      `simulated-trades: "${out}" cannot be written: ENOENT: no such file or directory.\n`,
    ]);
  });
});

it('a file is closed when it is written, and not left to the garbage collector', async () => {
  const collect = 'let times=0;process.on("beforeExit",()=>{if(times++<3)setTimeout(gc,20)})';
  const node = `"${process.execPath}" --expose-gc --import 'data:text/javascript,${collect}'`;
  for (const command of [DAY.join(' '), 'runs --count 10 --rows csv']) {
    const line = `${node} "${COMMAND}" ${command} --out ${inFolder('closed')}`;
    expect(await runShell(line)).toEqual({ code: 0, stdout: '', stderr: '' });
  }
});

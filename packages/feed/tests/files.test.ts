import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eventsOf } from '../src';
import { makeFile } from '../src/files/output';
import { parseLines, runShell, temporaryFolder } from './runCommand';
import { COMMAND } from './startReplica';

const folder = temporaryFolder();
const inFolder = (name: string) => join(folder, name);

const DAY = ['--seed', '7', '--for', '86400', '--speed', 'max'];

/** Starts a command, and waits until it has begun to write. */
async function start(out: string, seed: string, ...args: readonly string[]) {
  const options = ['--seed', seed, ...args, '--out', out];
  const child = spawn(process.execPath, [COMMAND, ...options], { stdio: 'ignore' });
  const hasBegun = () => expect(readFileSync(`${out}.draft`, 'utf8')).toContain(`"seed":"${seed}"`);
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
    const cut = await start(out, '7', '--for', '3600');
    expect(await cut.end('SIGINT')).toBe(130);
    expect(readFileSync(out, 'utf8')).toBe('good');
    rmSync(`${out}.draft`);
    const live = await start(out, '7');
    expect(await live.end('SIGINT')).toBe(130);
    expect(parseLines(readFileSync(out, 'utf8'))[0].type).toBe('session.opened');
    expect(readdirSync(folder).filter((name) => name.startsWith('live'))).toEqual(['live.ndjson']);
  });

  it.each([0o600, 0o666])('stays readable and writable for those for whom it was: %d', async (mode) => {
    const out = inFolder(`of mode ${mode}`);
    writeFileSync(out, 'good');
    chmodSync(out, mode);
    await makeFile(out, (write) => write('better').then(() => true));
    expect([readFileSync(out, 'utf8'), statSync(out).mode & 0o777]).toEqual(['better', mode]);
  });

  it('keeps what the shell has in it where standard output is named', async () => {
    const out = inFolder('shell');
    const [event] = eventsOf({ seed: '7' });
    for (const [command, text] of [
      ['--seed 7 --for 1', `${JSON.stringify(event)}\n`],
      ['runs --seed 7 --count 1 --for 60 --rows ndjson', '{"simulated":true,"run":1,'],
    ] as const) {
      await runShell(`{ echo before; simulated-trades ${command} --out /dev/stdout; echo after; } > ${out}`);
      const written = readFileSync(out, 'utf8');
      expect(written.startsWith(`before\n${text}`), written).toBe(true);
      expect(written).toMatch(/\}\nafter\n$/);
    }
  });

  it('comes to be where a symbolic link to it is', async () => {
    symlinkSync(inFolder('target'), inFolder('link'));
    await makeFile(inFolder('link'), (write) => write('text').then(() => true));
    expect(readFileSync(inFolder('target'), 'utf8')).toBe('text');
  });
});

describe('a file that is being written', () => {
  it('stays with the start that has taken over from one that was suspended', async () => {
    const out = inFolder('taken');
    const suspended = await start(out, '7');
    suspended.child.kill('SIGSTOP');
    const second = await start(out, '8');
    suspended.child.kill('SIGCONT');
    expect(await suspended.end('SIGINT')).toBe(1);
    expect(await second.end('SIGINT')).toBe(130);
    expect(parseLines(readFileSync(out, 'utf8'))[0].seed).toBe('8');
  });

  it('is not finished where its lock was deleted: another start may write it', async () => {
    const out = inFolder('unlocked');
    const make = async () => {
      rmSync(`${out}.lock`);
      return true;
    };
    await expect(makeFile(out, make)).rejects.toThrow(
      /unlocked\.lock" is gone, so that another start may write /,
    );
  });
});

it('a file is closed when it is written, and not left to the garbage collector', async () => {
  const collect = 'let times=0;process.on("beforeExit",()=>{if(times++<3)setTimeout(gc,20)})';
  const node = `"${process.execPath}" --expose-gc --import 'data:text/javascript,${collect}'`;
  const line = `${node} "${COMMAND}" runs --count 10 --rows csv --out ${inFolder('closed')}`;
  expect(await runShell(line)).toEqual({ code: 0, stdout: '', stderr: '' });
});

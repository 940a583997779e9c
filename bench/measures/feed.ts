import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureClients } from '../../feed/soak/measureClients';
import { COMMAND } from '../../feed/tests/startReplica';
import type { Figures } from '../results';

/** Writes as many lines of the same length in pieces of the same size, and computes nothing. */
const FLOOR = `
const { closeSync, openSync, writeSync } = require('node:fs');
const [, file, lines, length] = process.argv;
const line = 'x'.repeat(Number(length) - 1) + '\\n';
const out = openSync(file, 'w');
let pending = '';
for (let count = 0; count < Number(lines); count += 1) {
  pending += line;
  if (pending.length < 65536) continue;
  writeSync(out, pending);
  pending = '';
}
writeSync(out, pending);
closeSync(out);
`;

const timed = (args: readonly string[]) => {
  const startedAt = performance.now();
  execFileSync(process.execPath, args);
  return performance.now() - startedAt;
};

/** A day of the feed as NDJSON, and simply writing as many lines of its mean length; both with the start of Node. */
export async function measureFeedDay(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-feed-'));
  const file = join(folder, 'day.ndjson');
  const day = timed([COMMAND, '--seed', '7', '--for', '86400', '--speed', 'max', '--out', file]);
  const text = readFileSync(file);
  const lines = text.toString().split('\n').length - 1;
  const floor = timed([
    '-e',
    FLOOR,
    join(folder, 'floor'),
    String(lines),
    String(Math.round(text.length / lines)),
  ]);
  rmSync(folder, { recursive: true });
  return { 'day, ms': day, 'lines alone, ms': floor };
}

/** Makes a process say its largest resident memory when it ends, in kB. `maxRSS` would be at least that of its parent. */
const SAY_MEMORY = `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs';
process.on('exit', () => console.error(/VmHWM:\\s*([0-9]+)/.exec(readFileSync('/proc/self/status'))[1]));`)}`;

/** Many runs of ten minutes by the command: runs a second with one thread and with two, and its memory. */
export async function measureFeedRuns(): Promise<Figures> {
  const play = (count: number, threads: number) => {
    const runs = ['runs', '--seed', '7', '--scenario', 'fair', '--for', '600', '--count', String(count)];
    const args = ['--import', SAY_MEMORY, COMMAND, ...runs, '--threads', String(threads)];
    const startedAt = performance.now();
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { speed: (count * 1_000) / (performance.now() - startedAt), memory: Number(stderr) / 1_000 };
  };
  const million = play(1_000_000, 2);
  return {
    'runs a second, one thread': play(100_000, 1).speed,
    'runs a second, two threads': million.speed,
    '10,000, MB': play(10_000, 2).memory,
    'a million, MB': million.memory,
  };
}

/** Clients of one server at speed 1, which has one processor. */
export async function measureFeedClients(seconds: number): Promise<Figures> {
  const { lateness, memory, gaps, ended } = await measureClients(5_000, seconds);
  return { 'lateness, ms': lateness, 'memory, kB': memory / 1_000, 'lost or ended': gaps + ended };
}

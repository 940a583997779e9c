import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../../../bench/visit';
import { COMMAND } from '../tests/startReplica';

/**
 * Makes a process say its largest resident memory when it ends, in kB. `maxRSS` would be at least that of its parent.
 */
const SAY_MEMORY = `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs';
process.on('exit', () => console.error(/VmHWM:\\s*([0-9]+)/.exec(readFileSync('/proc/self/status'))[1]));`)}`;

const PARTS = 16;

function run(...args: readonly string[]) {
  const startedAt = performance.now();
  const { stderr } = spawnSync(process.execPath, ['--import', SAY_MEMORY, COMMAND, ...args], {
    encoding: 'utf8',
  });
  return { ms: performance.now() - startedAt, memory: Number(stderr) / 1_000 };
}

const play = (count: number, ...args: readonly string[]) =>
  run('runs', '--seed', '7', '--scenario', 'fair', '--for', '600', '--count', String(count), ...args);

/**
 * Many runs of ten minutes by the command: their speed with one thread and with two, its memory, and the merging of
 * parts.
 */
export async function measureFeedRuns(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-runs-'));
  const parts = Array.from({ length: PARTS }, (_, before) => join(folder, `part-${before + 1}.json`));
  const one = play(100_000, '--threads', '1');
  const million = play(1_000_000, '--threads', '2');
  for (const [before, part] of parts.entries())
    play(100_000, '--part', `${before + 1}/${PARTS}`, '--out', part);
  const merging = run('merge', ...parts);
  rmSync(folder, { recursive: true });
  return {
    'one thread, runs a second': 1e8 / one.ms,
    'two threads, runs a second': 1e9 / million.ms,
    '10,000, MB': play(10_000, '--threads', '2').memory,
    'a million, MB': million.memory,
    'merging, ms': merging.ms,
    'playing, ms': one.ms,
  };
}

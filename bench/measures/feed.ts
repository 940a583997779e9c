import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureClients } from '../../packages/feed/soak/measureClients';
import { COMMAND } from '../../packages/feed/tests/startReplica';
import type { Figures } from '../visit';

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
  return { day, 'lines alone': floor };
}

/** Clients of one server at speed 1, which has one processor. */
export async function measureFeedClients(seconds: number): Promise<Figures> {
  const { lateness, memory, gaps, ended } = await measureClients(5_000, seconds);
  return { 'lateness, ms': lateness, 'memory, kB': memory / 1_000, 'lost or ended': gaps + ended };
}

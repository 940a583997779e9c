import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figures } from '../../../bench/visit';
import { measureClients } from '../soak/measureClients';
import { COMMAND } from '../tests/startReplica';

/** The same trades from the library, each by `JSON.stringify`: what anybody would write first. */
const FLOOR = `
import { closeSync, openSync, writeSync } from 'node:fs';
const [, library, file] = process.argv;
const { eventsOf } = await import(library);
const out = openSync(file, 'w');
let pending = '';
for (const event of eventsOf({ seed: '7' }, { until: 86_400_000 })) {
  pending += JSON.stringify(event) + '\\n';
  if (pending.length < 65_536) continue;
  writeSync(out, pending);
  pending = '';
}
writeSync(out, pending);
closeSync(out);
`;

const timed = (...args: readonly string[]) => {
  const startedAt = performance.now();
  execFileSync(process.execPath, args);
  return performance.now() - startedAt;
};

/** A day of the feed as NDJSON, and the same from the library by `JSON.stringify`; both with the start of Node. */
export async function measureFeedDay(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-feed-'));
  const file = join(folder, 'day.ndjson');
  const day = timed(COMMAND, '--seed', '7', '--for', '86400', '--speed', 'max', '--out', file);
  const library = new URL('index.js', pathToFileURL(COMMAND)).href;
  const floor = timed('--input-type=module', '-e', FLOOR, library, join(folder, 'floor.ndjson'));
  rmSync(folder, { recursive: true });
  return { day, 'JSON.stringify': floor };
}

/** Clients of one server at speed 1, which has one processor. */
export async function measureFeedClients(seconds: number): Promise<Figures> {
  const { lateness, memory, gaps, ended } = await measureClients(5_000, seconds);
  return { 'lateness, ms': lateness, 'memory, kB': memory / 1_000, 'lost or ended': gaps + ended };
}

// `npm run soak --workspace packages/feed -- --clients 1000 --seconds 3600`: memory of the server while clients listen. It has to stay flat,
// no stream may end, and no event may be lost.
import { parseArgs } from 'node:util';
import { measureClients } from './measureClients';

/** Growth of memory that is allowed after the first ten minutes, as a part of what it was then. */
const GROWTH = 0.1;
const WARM_UP_MINUTES = 10;

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '3600' } },
});
const memory: number[] = [];
const figures = await measureClients(Number(values.clients), Number(values.seconds), (bytes) => {
  memory.push(bytes);
  console.log(`minute ${memory.length}: ${(bytes / 1e6).toFixed(1)} MB`);
});
const { events, gaps, ended, lateness } = figures;
console.log(
  `${events} events, ${gaps} lost or doubled, ${ended} streams ended; 99th percentile of lateness ${lateness.toFixed(1)} ms, ${(figures.memory / 1e3).toFixed(1)} kB a client`,
);
const settled = memory[WARM_UP_MINUTES - 1] ?? memory[0];
const last = memory.at(-1);
const grew = settled !== undefined && last !== undefined && last > settled * (1 + GROWTH);
if (grew) console.log('Memory grew.');
process.exitCode = grew || gaps > 0 || ended > 0 ? 1 : 0;

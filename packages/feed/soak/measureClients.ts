import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startReplica } from '../tests/startReplica';
import { FeedClient, latenessOf } from './feedClient';

/** Clients that connect at a time. */
const BATCH_SIZE = 100;

/**
 * Clients of one server at speed 1, each with a run of its own.
 *
 * @param seconds how long they listen after the last has connected
 * @param onMinute called once a minute with the resident memory of the server in bytes
 */
export async function measureClients(
  count: number,
  seconds: number,
  onMinute: (memory: number) => void = () => {},
) {
  const args = ['--seed', '7', '--max-connections', String(count + 10)];
  const server = await startReplica(args, { pinned: true });
  const clients: FeedClient[] = [];
  const streams = { ended: 0 };
  try {
    await server.health();
    const before = residentMemory(server.process.pid);
    while (clients.length < count) {
      const client = new FeedClient(server.port, String(clients.length), (last) => {
        if (streams.ended === 0) console.log(`The server ended a stream: ${last.trim()}`);
        streams.ended += 1;
      });
      clients.push(client);
      if (clients.length % BATCH_SIZE === 0) await wait(50);
    }
    while ((await server.health()).streams < count && streams.ended === 0) await wait(100);
    for (const { offsets } of clients) offsets.length = 0; // connecting is not streaming
    for (let second = 1; second <= seconds; second += 1) {
      await wait(1_000);
      if (second % 60 === 0) onMinute(residentMemory(server.process.pid));
    }
    const memory = (residentMemory(server.process.pid) - before) / count;
    const lateness = latenessOf(clients).sort((a, b) => a - b);
    return {
      /** 99th percentile, in ms. */
      lateness: lateness[Math.floor(lateness.length * 0.99)] ?? Number.NaN,
      /** Resident memory of the server for each client, in bytes. */
      memory,
      events: lateness.length,
      /** Events that were lost, came twice, or in another order. */
      gaps: clients.reduce((sum, { gaps }) => sum + gaps, 0),
      /** Streams that the server ended. */
      ended: streams.ended,
    };
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
}

/** Resident memory of a process, in bytes. */
function residentMemory(pid = 0): number {
  return 1_024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

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
  const memory = () => server.figure('process_resident_memory_bytes');
  const clients: FeedClient[] = [];
  const ended = () => clients.flatMap((client) => client.ended ?? []);
  try {
    const before = await memory();
    while (clients.length < count) {
      clients.push(new FeedClient(server.port, String(clients.length)));
      if (clients.length % BATCH_SIZE === 0) await wait(50);
    }
    while ((await server.figure('simulated_trades_streams')) < count && ended().length === 0) await wait(100);
    for (const { offsets } of clients) offsets.length = 0; // connecting is not streaming
    for (let second = 1; second <= seconds; second += 1) {
      await wait(1_000);
      if (second % 60 === 0) onMinute(await memory());
    }
    for (const last of ended().slice(0, 1)) console.log(`The server ended a stream: ${last}`);
    const grown = (await memory()) - before;
    const lateness = latenessOf(clients).sort((a, b) => a - b);
    return {
      /** 99th percentile, in ms. */
      lateness: lateness[Math.floor(lateness.length * 0.99)] ?? Number.NaN,
      /** Resident memory of the server for each client, in bytes. */
      memory: grown / count,
      events: lateness.length,
      /** Events that were lost, came twice, or in another order. */
      gaps: clients.reduce((sum, { gaps }) => sum + gaps, 0),
      /** Streams that the server ended. */
      ended: ended().length,
    };
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
}

import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { NOTICE } from '../library/notice';
import { openFiles, wantedConnections } from './connections';
import { createFeedServer } from './createFeedServer';
import { createService } from './service';
import type { ServeSettings } from './settings';

/** Clients that may wait to be accepted: all those of another replica come at once when it stops. */
const BACKLOG = 4_096;

/** How long downloads have to finish when the server is asked to stop, in ms. */
const FINISH_MS = 5_000;

/** How long the last lines of the log wait for its reader, in ms. */
const LOG_MS = 1_000;

/**
 * Serves until SIGINT or SIGTERM. Then it goes on for as long as the settings say, and a second signal ends that. At last
 * it takes no new clients, ends all streams so that their clients go on elsewhere, and lets downloads finish.
 *
 * @throws if the server cannot listen
 */
export async function serve(settings: ServeSettings): Promise<void> {
  const service = createService(settings);
  const { streams, report, traffic } = service;
  const server = createFeedServer(service);
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${port}/`;
  report.say(`${NOTICE}\n${url} serves seed ${JSON.stringify(settings.defaults.seed)}`);
  if (server.maxConnections < wantedConnections(settings))
    report.say(
      `This process may have ${openFiles()} files open, so at most ${server.maxConnections} connections in place of ${wantedConnections(settings)}: see ulimit -n.`,
    );
  report.entry('start', { url, version: packageJson.version });
  await signalled();
  report.entry('drain', { seconds: settings.drain, streams: streams.size });
  streams.drain();
  await Promise.race([setTimeout(settings.drain * 1_000, undefined, { ref: false }), signalled()]);
  report.entry('stop', { streams: streams.size });
  const stopped = once(server, 'close');
  server.close();
  streams.closeAll();
  server.closeIdleConnections();
  for (const socket of traffic.open) if (socket.bytesRead === 0) socket.destroy(); // opened in advance, as browsers do
  await Promise.race([stopped, setTimeout(FINISH_MS, undefined, { ref: false })]);
  for (const socket of traffic.open) socket.resetAndDestroy(); // so that nothing looks whole, not even by HTTP/1.0
  await stopped;
  // What waits for a reader of the log would keep the process for ever.
  void setTimeout(LOG_MS, undefined, { ref: false }).then(() => process.exit());
}

/** Resolves when the process is asked to end. */
const signalled = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

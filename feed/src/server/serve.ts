import { once } from 'node:events';
import { NOTICE } from '../library/notice';
import { createFeedServer } from './createFeedServer';
import type { ServeSettings } from './settings';

/** Clients that may wait to be accepted: all those of another replica come at once when it stops. */
const BACKLOG = 4_096;

/** How long downloads have to finish when the server is asked to stop, in ms. */
const FINISH_MS = 5_000;

/**
 * Serves until SIGINT or SIGTERM. Then it takes no new clients, ends all streams so that their clients go on elsewhere,
 * and lets downloads finish.
 *
 * @throws if the server cannot listen
 */
export async function serve(settings: ServeSettings): Promise<void> {
  const { server, streams } = createFeedServer(settings);
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  process.stderr.write(
    `${NOTICE}\nhttp://${host}:${port}/ serves seed ${JSON.stringify(settings.defaults.seed)}\n`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const stopped = once(server, 'close');
  server.close();
  streams.closeAll();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await stopped;
  clearTimeout(timer);
}

import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import packageJson from '../../package.json' with { type: 'json' };
import { NOTICE } from '../library/notice';
import { openFiles, wantedConnections } from './connections';
import { createFeedServer, createManagementServer } from './createFeedServer';
import { MANAGEMENT } from './management';
import { createService } from './service';
import type { ServeSettings } from './settings';

/** Clients that may wait to be accepted: all those of another replica come at once when it stops. */
const BACKLOG = 4_096;

/** How long downloads have to finish when the server is asked to stop, in ms. */
const FINISH_MS = 5_000;

/** How long the last lines of the log wait for its reader, in ms. */
const LOG_MS = 1_000;

/**
 * Serves until SIGINT or SIGTERM. Then it goes on for as long as the settings say, and a second signal ends that. At
 * last it takes no new clients, ends all streams so that their clients go on elsewhere, and lets downloads finish.
 *
 * @throws if the server cannot listen
 */
export async function serve(settings: ServeSettings): Promise<void> {
  const service = createService(settings);
  const { admission, report } = service;
  const asked = signalled();
  const server = createFeedServer(service);
  const url = await listen(server, settings);
  const management = createManagementServer(service);
  const managementUrl =
    settings.management &&
    (await listen(management, settings.management).catch((error) => {
      server.close(); // it would keep the process
      throw error;
    }));
  report.say(`${NOTICE}\n${url} serves seed ${JSON.stringify(settings.defaults.seed)}`);
  if (managementUrl !== undefined)
    report.say(`${managementUrl} answers ${Object.keys(MANAGEMENT).join(', ')}`);
  const { most } = admission.connections;
  const wanted = wantedConnections(settings);
  if (most < wanted)
    report.say(
      `This process may have ${openFiles()} files open, so at most ${most} connections in place of ${wanted}: see ulimit -n.`,
    );
  report.entry('start', { url, version: packageJson.version });
  await asked;
  report.entry('drain', { seconds: settings.drain, streams: admission.streams });
  admission.drain();
  await Promise.race([setTimeout(settings.drain * 1_000, undefined, { ref: false }), signalled()]);
  report.entry('stop', { streams: admission.streams });
  const stopped = once(server, 'close');
  server.close();
  admission.stop();
  await Promise.race([stopped, setTimeout(FINISH_MS, undefined, { ref: false })]);
  admission.connections.reset(); // so that nothing looks whole, not even by HTTP/1.0
  await stopped;
  management.close().closeAllConnections();
  // What waits for a reader of the log would keep the process for ever.
  void setTimeout(LOG_MS, undefined, { ref: false }).then(() => process.exit());
}

/**
 * @returns the address, with the port that was free if it was 0
 * @throws if the server cannot listen
 */
async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${own}/`;
}

/** Resolves when the process is asked to end. */
const signalled = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { readCommand } from '../src/command/readCommand';
import { createFeedServer } from '../src/server/createFeedServer';
import { createService } from '../src/server/service';
import { figuresOf, startReplica } from './startReplica';

/** The settings of a server that is started with these arguments. */
export function settingsOf(args: readonly string[]) {
  const command = readCommand(args);
  if (command.kind !== 'serve') throw new Error(`${args.join(' ')} does not serve.`);
  return command.settings;
}

/** Starts a server in this process, until the test has ended: for all but signals, logs and limits of a process. */
export async function serveHere(...args: readonly string[]) {
  process.stderr.setMaxListeners(0); // each server listens to it
  const service = createService(settingsOf(['--serve', '0', '--seed', '7', ...args]));
  const server = createFeedServer(service).listen(0, '127.0.0.1');
  onTestFinished(() => {
    service.admission.stop();
    server.close().closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const origin = `http://127.0.0.1:${port}`;
  return { server, service, port, origin, figure: figuresOf(origin) };
}

/** Starts a server in a process of its own, until the test has ended. */
export async function serveApart(...[args = [], options]: Parameters<typeof startReplica>) {
  const replica = await startReplica(['--seed', '7', ...args], options);
  onTestFinished(async () => void (await replica.stop('SIGKILL')));
  return replica;
}

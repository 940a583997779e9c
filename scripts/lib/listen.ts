import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Lets a server listen on a port of this machine, a free one if none is named, and gives the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A port of this machine that was free a moment ago: the wanted one, or another. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted).catch(() => listen(probe));
  probe.close();
  await once(probe, 'close');
  return port;
}

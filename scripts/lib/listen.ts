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

/** Chooses the port of the browser tests, TEST_PORT or 4179, and says so if that is in use. */
export async function chooseTestPort(): Promise<void> {
  const wanted = Number(process.env.TEST_PORT ?? 4179);
  const port = await freePort(wanted);
  process.env.TEST_PORT = String(port);
  if (port !== wanted)
    console.log(`Port ${wanted} is in use, so the browser tests use ${port} (TEST_PORT names another).`);
}

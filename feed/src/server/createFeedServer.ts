import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { quote } from '../library/options';
import { answer, commonHeaders } from './answer';
import { HEADER_BYTES, REQUEST_MS, refuse, refuseMalformed } from './refuse';
import { notFound, route } from './router';
import type { ServeSettings } from './settings';
import { mayConnect, serveSocket } from './socket';
import { Streams } from './streams';
import { readTarget } from './target';

/** A first message is short. */
const MESSAGE_BYTES = 16 * 1_024;

/** Room for connections that have not asked for anything yet, beside the streams. */
const HALF_OPEN_CONNECTIONS = 2_000;

/** The server, not listening yet, and its open streams. */
export function createFeedServer(settings: ServeSettings): { server: Server; streams: Streams } {
  const streams = new Streams(settings.connections);
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: REQUEST_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
      keepAlive: true,
    },
    (request, response) => void respond(request, response, settings, streams),
  );
  server.maxConnections = settings.connections + HALF_OPEN_CONNECTIONS;
  server.on('clientError', refuseMalformed);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const target = readTarget(request);
    if (target === undefined) return refuse(socket, 400, 'The address is malformed.');
    if (target.path !== '/socket') return refuse(socket, 404, notFound(target.path));
    if (!mayConnect(request, settings.cors))
      return refuse(socket, 403, 'Pages of this origin may not connect; see the option --cors.');
    try {
      streams.check();
    } catch (error) {
      return refuse(socket, 503, String(error instanceof Error ? error.message : error));
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      void serveSocket(client, target.query, settings, streams);
    });
  });
  return { server, streams };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ServeSettings,
  streams: Streams,
): Promise<void> {
  for (const [name, value] of Object.entries(commonHeaders(settings.cors))) response.setHeader(name, value);
  response.on('error', () => response.destroy());
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return answer(response, 405, `Only GET is allowed, not ${quote(method)}.\n`, {
      Allow: 'GET, HEAD',
      Connection: 'close',
    });
  const target = readTarget(request);
  if (target === undefined) return answer(response, 400, 'The address is malformed.\n');
  await route(target.path, { request, response, query: target.query, settings, streams });
}

import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { ENGINE_VERSION } from '../../../src/engine';
import packageJson from '../../package.json' with { type: 'json' };
import schema from '../../schema.json' with { type: 'json' };
import { OptionError, quote } from '../library/options';
import { answer, commonHeaders, type Exchange } from './answer';
import { sendEvents } from './events';
import { PAGE, PAGE_HEADERS } from './page';
import type { ServeSettings } from './settings';
import { mayConnect, serveSocket } from './socket';
import { Streams, TooManyError } from './streams';
import { sendTrades } from './trades';

const HEADER_BYTES = 16 * 1_024;

/** How long a client has to send its request, in ms; checked every second. */
const REQUEST_MS = 5_000;

/** A first message is short. */
const MESSAGE_BYTES = 16 * 1_024;

/** Room for connections that have not asked for anything yet, beside the streams. */
const HALF_OPEN_CONNECTIONS = 2_000;

const ROUTES: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>> = {
  '/': ({ response }) => answer(response, 200, PAGE, PAGE_HEADERS),
  '/events': sendEvents,
  '/socket': ({ response }) =>
    answer(response, 426, 'This path is for WebSockets only.\n', {
      Upgrade: 'websocket',
      Connection: 'close',
    }),
  '/trades': sendTrades,
  '/schema': ({ response }) =>
    answer(response, 200, JSON.stringify(schema, null, 2), { 'Content-Type': 'application/schema+json' }),
  '/health': ({ response, streams }) =>
    answer(response, 200, `${JSON.stringify(health(streams))}\n`, { 'Content-Type': 'application/json' }),
};

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
    const url = urlOf(request);
    if (url === undefined) return refuse(socket, 400, 'The address is malformed.');
    if (url.pathname !== '/socket') return refuse(socket, 404, notFound(url.pathname));
    if (!mayConnect(request, settings.cors))
      return refuse(socket, 403, 'Pages of this origin may not connect; see the option --cors.');
    try {
      streams.check();
    } catch (error) {
      return refuse(socket, 503, String(error instanceof Error ? error.message : error));
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      void serveSocket(client, url.searchParams, settings, streams);
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
  const url = urlOf(request);
  if (url === undefined) return answer(response, 400, 'The address is malformed.\n');
  const route = Object.hasOwn(ROUTES, url.pathname) ? ROUTES[url.pathname] : undefined;
  if (route === undefined) return answer(response, 404, `${notFound(url.pathname)}\n`);
  try {
    await route({ request, response, query: url.searchParams, settings, streams });
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (error instanceof OptionError) answer(response, 400, `${error.message}\n`);
    else if (error instanceof TooManyError)
      answer(response, 503, `${error.message}\n`, { 'Retry-After': '5' });
    else answer(response, 500, 'The server failed.\n');
  }
}

const health = (streams: Streams) => ({
  status: 'ok',
  simulated: true,
  version: packageJson.version,
  engineVersion: ENGINE_VERSION,
  streams: streams.size,
  closedAsTooSlow: streams.closedAsTooSlow,
});

const notFound = (path: string) => `There is no ${quote(path)}. Paths: ${Object.keys(ROUTES).join(', ')}.`;

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  const address = `http://localhost${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

/** Answers what the HTTP parser refuses, and requests that take too long. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW')
    refuse(socket, 431, `The request headers are too large: at most ${HEADER_BYTES} bytes.`);
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    refuse(socket, 408, `The request took longer than ${REQUEST_MS / 1_000} s.`);
  else refuse(socket, 400, 'The request is malformed.');
}

/** An answer where there is no response object. */
function refuse(socket: Duplex, status: number, line: string): void {
  const body = `${line}\n`;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  socket.once('finish', () => socket.destroy());
}

import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from './admission';
import { refuseRaw, type Told } from './answer';
import { documentsOf } from './documents';
import { sendEvents } from './events';
import { MANAGEMENT } from './management';
import { type Handlers, respond } from './respond';
import type { Service } from './service';
import type { ServeSettings } from './settings';
import { refuseRequest, serveSocket } from './socket';
import { readTarget } from './target';
import { sendTrades } from './trades';

/** Bytes of the request line and the headers together. */
export const HEADER_BYTES = 16 * 1_024;

/** How long a client has to send its request, in ms; checked every second. */
export const REQUEST_MS = 5_000;

/** A first message is short. */
export const MESSAGE_BYTES = 16 * 1_024;

/** How long a connection waits for its next request, in ms: longer than load balancers keep theirs, 60 s as a rule. */
export const KEEP_ALIVE_MS = 75_000;

const LIMITS = {
  maxHeaderSize: HEADER_BYTES,
  headersTimeout: REQUEST_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: false, // `readTarget` does, which says so and counts it
};

/**
 * Ends the reading of what has come through a connection that is closed: Node would make a request of each of the
 * thousands that one segment may have. It stops at what asks for an upgrade.
 */
class Request extends IncomingMessage {
  declare asksForUpgrade: boolean | null;

  get upgrade(): boolean | null {
    return this.socket.destroyed || this.asksForUpgrade;
  }

  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }
}

const asksForSocket = (request: IncomingMessage) =>
  request.method === 'GET' &&
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  readTarget(request)?.path === '/socket';

/** By path. What is for those who operate the server is elsewhere if they have a port of their own. */
function handlersOf(settings: ServeSettings): Handlers {
  const { '/health': sendHealth, ...others } = MANAGEMENT;
  return {
    ...documentsOf(settings),
    '/events': sendEvents,
    '/socket': refuseRequest,
    '/trades': sendTrades,
    '/health': sendHealth,
    ...(settings.management === undefined && others),
  };
}

/** The server for those who operate it, not listening yet. None of the limits of clients holds here. */
export function createManagementServer(service: Service): Server {
  const site = { handlers: MANAGEMENT, host: service.settings.management?.host ?? '' };
  return createServer(LIMITS, (request, response) => void respond(request, response, site, service));
}

/** The server for clients, not listening yet. */
export function createFeedServer(service: Service): Server {
  const { settings, admission, report } = service;
  const site = { handlers: handlersOf(settings), host: settings.host };
  const server = createServer({ ...LIMITS, IncomingMessage: Request });
  server.on('connection', (socket) => admission.connect(socket));
  for (const event of ['request', 'checkExpectation'])
    server.on(event, (request: IncomingMessage, response: ServerResponse) =>
      admission.ask(request, response, () => void respond(request, response, site, service)),
    );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (isMalformed(error)) report.refuse('malformed');
    // A second answer would be part of one that is not whole yet. Where nothing was asked, as on a connection that was
    // opened in advance, a client would take it for the answer to its next request.
    const isUnasked =
      socket instanceof Socket && (socket.bytesRead === 0 || admission.connections.hasUnanswered(socket));
    if (isUnasked || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseRaw(socket, told(error));
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    autoPong: false, // `serveSocket` does, and keeps what waits for its client small
    handleProtocols: () => false, // it speaks none
  });
  sockets.on('wsClientError', ({ message }, socket) => {
    const refusal = new Refusal('malformed', `${message}.`, { 'Sec-WebSocket-Version': '13, 8' });
    refuseRaw(socket, report.failed(refusal, '/socket'));
  });
  // Both come with a bare socket; `targetOf` refuses CONNECT.
  for (const event of ['upgrade', 'connect'])
    server.on(event, (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.socket.destroyed || !admission.mayUpgrade(request)) return;
      if (event === 'upgrade' && !asksForSocket(request)) return replay(server, request, socket, head);
      socket.on('error', () => socket.destroy());
      try {
        const { query } = admission.targetOf(request, settings.host);
        admission.openSocket(request);
        const begin = (client: WebSocket) => void serveSocket(client, request.socket, query, service);
        sockets.handleUpgrade(request, socket, head, begin);
      } catch (error) {
        refuseRaw(socket, report.failed(error, event === 'upgrade' ? '/socket' : undefined));
      }
    });
  return server;
}

/**
 * Answers a request that asked for an upgrade as if it had not. A server may ignore an upgrade that it does not offer
 * (RFC 9110, section 7.8), as to HTTP/2, which many clients ask for in every request. Node takes all or none or, since
 * 22.21 by `shouldUpgradeCallback`, loses what came with the one that it ignores.
 *
 * @param head what came after the headers
 */
function replay(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^upgrade$/i.test(rawHeaders[at] ?? '')) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** Whether what was sent is no HTTP. A connection that is closed, reset, or silent for too long is no such request. */
const isMalformed = ({ code = '' }: NodeJS.ErrnoException) =>
  code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE';

/** What the HTTP parser refuses, and requests that take too long. */
function told({ code }: NodeJS.ErrnoException): Told {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: `The request headers are too large: at most ${HEADER_BYTES} bytes.` };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: `The request took longer than ${REQUEST_MS / 1_000} s.` };
  return { status: 400, message: 'The request is malformed.' };
}

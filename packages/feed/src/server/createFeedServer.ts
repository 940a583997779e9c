import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { quote } from '../library/options';
import { answer, COMMON_HEADERS } from './answer';
import { RETRY_HEADERS } from './busy';
import { mostConnections } from './connections';
import { corsHeaders, mayConnect, preflightHeaders } from './cors';
import { HEADER_BYTES, isMalformed, REQUEST_MS, refuse, refuseMalformed } from './refuse';
import { type Routes, route, routesOf } from './router';
import type { Service } from './service';
import { serveSocket } from './socket';
import { isRebound, readTarget } from './target';

/** A first message is short. */
const MESSAGE_BYTES = 16 * 1_024;

/** How long a connection waits for its next request, in ms: longer than load balancers keep theirs, 60 s as a rule. */
const KEEP_ALIVE_MS = 75_000;

/** Methods that are understood; the answer to `OPTIONS` is for browsers, which ask it before some requests. */
const METHODS = 'GET, HEAD, OPTIONS';

/** What is asked by those who operate the server. */
const OPERATORS = /^(\/v1)?\/(health|ready|metrics)\/?$/;

/** The server, not listening yet. */
export function createFeedServer(service: Service): Server {
  const { settings, streams, report, traffic, turns } = service;
  const routes = routesOf(settings);
  const server = createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: REQUEST_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: false, // `readTarget` does, which says so and counts it
  });
  /** Answers of each connection that are not at their end. */
  const unanswered = new WeakMap<Duplex, number>();
  for (const event of ['request', 'checkExpectation'])
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const count = (change: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + change);
      count(1);
      response.once('close', () => count(-1));
      void respond(request, response, routes, service);
    });
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    report.refuse('method');
    refuse(socket, 405, 'Only GET is allowed, not "CONNECT".', { Allow: METHODS });
  });
  server.maxConnections = mostConnections(settings);
  server.on('connection', (socket) => {
    turns.arrive();
    if (traffic.add(socket) <= settings.perAddress) return;
    report.refuse('address');
    socket.destroy();
  });
  server.on('drop', () => report.refuse('connections'));
  server.on('clientError', (error, socket) => {
    if (isMalformed(error)) report.refuse('malformed');
    // A second answer would be part of one that is not whole yet. Where nothing was asked, as on a connection that was opened in
    // advance, a client would take it for the answer to its next request.
    if (unanswered.get(socket) || (socket instanceof Socket && socket.bytesRead === 0)) socket.destroy();
    else refuseMalformed(error, socket);
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => false, // it speaks none
  });
  sockets.on('wsClientError', ({ message }, socket) => {
    report.refuse('malformed', '/socket');
    refuse(socket, 400, `${message}.`, { 'Sec-WebSocket-Version': '13, 8' });
  });
  server.on('upgrade', (request, socket, head) => {
    const target = readTarget(request);
    if (
      request.method !== 'GET' ||
      target?.path !== '/socket' ||
      request.headers.upgrade?.toLowerCase() !== 'websocket' ||
      isRebound(request, settings.host)
    ) {
      socket.unshift(withoutUpgrade(request, head));
      server.emit('connection', socket);
      return;
    }
    socket.on('error', () => socket.destroy());
    if (!mayConnect(request, settings.cors)) {
      report.refuse('origin', target.path);
      return refuse(socket, 403, 'Pages of this origin may not connect; see the option --cors.');
    }
    try {
      streams.check(); // a proxy may ask another replica
    } catch (error) {
      const { status, message } = report.failed(error, target.path);
      return refuse(socket, status, message, RETRY_HEADERS);
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      void serveSocket(client, request.socket, target.query, service);
    });
  });
  return server;
}

/**
 * The bytes of a request that asked for an upgrade, without asking for it. A server may ignore an upgrade that it does not
 * offer (RFC 9110, section 7.8), as to HTTP/2, which many clients ask for in every request; Node can only take all or none.
 *
 * @param head what came after the headers
 */
function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage, head: Buffer): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^upgrade$/i.test(rawHeaders[at] ?? '')) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]);
}

/**
 * Resolves when the answers before this one on its connection are at their end, or the connection is. Until then the answer
 * has no connection: it would not hear that the client has gone, and keep its place for ever.
 */
function turnOnConnection({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.socket !== null || socket.destroyed) return resolve();
    response.once('socket', () => resolve());
    socket.once('close', () => resolve());
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  routes: Routes,
  service: Service,
): Promise<void> {
  const { settings, streams, report, turns } = service;
  response.on('error', () => response.destroy());
  await turnOnConnection(request, response);
  if (request.socket.destroyed) return;
  // A server that stops would wait for connections that are kept.
  response.once('finish', () => {
    if (streams.state === 'stopping') request.socket.destroySoon();
  });
  // Of thousands that come back at once each waits here, so that who operates the server is answered meanwhile.
  if (!OPERATORS.test(request.url ?? '')) await turns.next();
  if (response.destroyed) return;
  response.setHeaders(new Map(Object.entries({ ...COMMON_HEADERS, ...corsHeaders(request, settings.cors) })));
  const { method } = request;
  if (isRebound(request, settings.host)) {
    report.refuse('host');
    const line = 'The header Host names another machine than this one: ask for localhost.\n';
    return answer(response, 421, line, { Connection: 'close' });
  }
  if (method === 'OPTIONS')
    return void response.writeHead(204, { Allow: METHODS, ...preflightHeaders(request) }).end();
  if (method !== 'GET' && method !== 'HEAD') {
    report.refuse('method');
    return answer(response, 405, `Only GET is allowed, not ${quote(method)}.\n`, {
      Allow: METHODS,
      Connection: 'close',
    });
  }
  const target = readTarget(request);
  if (target === undefined) {
    report.refuse('malformed');
    return answer(response, 400, 'The address or the header Host is malformed.\n', { Connection: 'close' });
  }
  await route(routes, target.path, { ...service, request, response, query: target.query });
}

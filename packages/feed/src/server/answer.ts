import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RETRY_SECONDS, type Refusal } from './admission';
import type { Client } from './searches';
import type { Service } from './service';

/** A request, and what is needed to answer it. */
export type Exchange = Service & {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly client: Client;
  readonly query: URLSearchParams;
};

/** Headers of every answer. Caches keep nothing that does not say so, and search engines find nothing. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet',
  'Referrer-Policy': 'no-referrer',
  'Accept-Ranges': 'none', // a download that was cut goes on with `from` or `after`
};

/** A proxy that compresses or buffers a stream would hold its events back. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

const lineHeaders = (text: string) => ({
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(text)),
});

/** A client that takes nothing for this time is closed, in ms. */
export const UNTAKEN_MS = 10_000;

/** Closes the connection if its client does not take the answer: it would have its place for ever. */
export function endUntaken(response: ServerResponse): void {
  response.setTimeout(UNTAKEN_MS, () => response.socket?.resetAndDestroy());
}

/** A whole answer at once. */
export function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  endUntaken(response);
  response.writeHead(status, { ...lineHeaders(text), ...headers });
  response.end(text);
}

/** What a client is told in place of what it asked for: a status of HTTP, one line, and headers. */
export type Told = Pick<Refusal, 'status' | 'message'> & Partial<Pick<Refusal, 'headers'>>;

/**
 * Tells a client no, in one line. An `EventSource`, which gives up for ever at an error, gets in place of 503 a stream
 * that is cut at once, so that it connects again. An answer that has begun is reset.
 */
export function refuse(
  { headers: { accept } }: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Told,
): void {
  if (response.headersSent) response.socket?.resetAndDestroy();
  else if (status === 503 && accept?.includes('text/event-stream') === true) {
    response.writeHead(200, STREAM_HEADERS);
    response.write(`: ${message}\nretry: ${RETRY_SECONDS * 1_000}\n`);
    cut(response);
  } else answer(response, status, `${message}\n`, headers);
}

/** The same where there is no response object. */
export function refuseRaw(socket: Duplex, { status, message, headers }: Told): void {
  const body = `${message}\n`;
  const lines = Object.entries({ ...lineHeaders(body), Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.once('finish', () => socket.destroy());
}

/**
 * Ends a stream without the last chunk, so that a client that takes a proper end for the end of the events connects
 * again too. After this turn: some versions of Node hold back until then what was written in it.
 */
export function cut({ socket }: ServerResponse): void {
  setImmediate(() => socket?.destroySoon());
}

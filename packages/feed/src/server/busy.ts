import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from './answer';

const RETRY_SECONDS = 5;

/** When a client that was refused may ask again. */
export const RETRY_HEADERS = { 'Retry-After': String(RETRY_SECONDS) };

/** A proxy that compresses or buffers a stream would hold its events back. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Refuses a request that may succeed later: with 503, but an `EventSource`, which gives up for ever at an error, with a stream
 * that is cut at once, so that it connects again.
 */
export function refuseBusy({ headers }: IncomingMessage, response: ServerResponse, message: string): void {
  if (headers.accept?.includes('text/event-stream') !== true) {
    // Who has to wait need not keep a connection meanwhile.
    answer(response, 503, `${message}\n`, { ...RETRY_HEADERS, Connection: 'close' });
    return;
  }
  response.writeHead(200, STREAM_HEADERS);
  response.write(`: ${message}\nretry: ${RETRY_SECONDS * 1_000}\n`);
  cut(response);
}

/**
 * Ends a stream without the last chunk. Whoever does not take a proper end for a reason to connect again does so now. After
 * this turn: some versions of Node hold back until then what was written in it.
 */
export function cut({ socket }: ServerResponse): void {
  setImmediate(() => socket?.destroySoon());
}

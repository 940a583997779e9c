import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServeSettings } from './settings';
import type { Streams } from './streams';

/** A request, and what is needed to answer it. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly settings: ServeSettings;
  readonly streams: Streams;
};

/** Headers of every answer. Nothing is kept by caches or found by search engines. */
export function commonHeaders(cors: string | undefined): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet',
    'Referrer-Policy': 'no-referrer',
    ...(cors === undefined ? {} : { 'Access-Control-Allow-Origin': cors }),
  };
}

/** A whole answer at once. An error is one line of plain text. */
export function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    ...headers,
  });
  response.end(body);
}

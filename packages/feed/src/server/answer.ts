import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from './service';

/** A request, and what is needed to answer it. */
export type Exchange = Service & {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
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

/** A whole answer at once. An error is one line of plain text. */
export function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

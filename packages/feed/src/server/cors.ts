import type { IncomingMessage } from 'node:http';

/** Whose pages may read the answers, beside the server's own: those of the origins, or `*` for all. */
export type Cors = readonly string[] | '*';

/** How long a browser may keep the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Headers that let a page of another origin read the answer. With cookies and logins only where the origin is named.
 */
export function corsHeaders({ headers }: IncomingMessage, cors: Cors): Record<string, string> {
  if (cors.length === 0) return {};
  const readable = { 'Access-Control-Expose-Headers': 'Content-Disposition, ETag, Retry-After' };
  if (cors === '*') return { 'Access-Control-Allow-Origin': '*', ...readable };
  const { origin } = headers;
  if (origin === undefined || !cors.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    ...readable,
  };
}

/**
 * What `OPTIONS` is answered with, beside the headers above. A page may send any header that its browser asks for:
 * `Last-Event-ID`, that of a login for the proxy before the server, or those that a tracing library adds.
 */
export function preflightHeaders({ headers }: IncomingMessage): Record<string, string> {
  const asked = headers['access-control-request-headers'];
  return {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    ...(asked !== undefined && { 'Access-Control-Allow-Headers': asked }),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
}

/** Whether a web page may open a socket. */
export function mayConnect({ headers }: IncomingMessage, cors: Cors): boolean {
  const { origin, host } = headers;
  return (
    origin === undefined || cors === '*' || [...cors, `http://${host}`, `https://${host}`].includes(origin)
  );
}

import type { IncomingMessage } from 'node:http';

/** The version of the paths and of what they answer. A path that names none has the newest, which is this one. */
const VERSION = /^\/v1(?=\/|$)/;

/** A path with its query, or a whole address, which is allowed too (RFC 9112, section 3.2.2). */
const TARGET = /^(?:https?:\/\/[^/?]+|(?=\/))([^?]*)(?:\?(.*))?$/i;

/** Names of this machine that nobody else has. */
const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;

/** What a request asks for. */
export type Target = { readonly path: string; readonly query: URLSearchParams };

/**
 * What a request asks for: a path without its version and a slash at its end, and the query. Undefined if it is
 * malformed: it has to have one header Host. A path is taken as it was sent, so that a proxy that passes on some of
 * them knows what is asked for.
 */
export function readTarget({ url = '', httpVersion, headersDistinct }: IncomingMessage): Target | undefined {
  const hosts = headersDistinct.host?.length ?? 0;
  const [, path, query] = TARGET.exec(url) ?? [];
  if (path === undefined || hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return undefined;
  return {
    path: path.replace(VERSION, '').replace(/(?<=.)\/$/, '') || '/',
    query: new URLSearchParams(query),
  };
}

/**
 * Whether a request came to a server for this machine alone by another name, as that of a web page whose name was made
 * to lead here does. Such a page has to use the port of the server; what a proxy passes on names that of the proxy.
 *
 * @param listensTo the host that the server listens to
 */
export function isRebound({ headers, socket }: IncomingMessage, listensTo: string): boolean {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  return LOOPBACK.test(listensTo) && Number(port) === socket.localPort && !LOOPBACK.test(name);
}

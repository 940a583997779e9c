import type { IncomingMessage } from 'node:http';

/** The version of the paths and of what they answer. A path that names none has the newest, which is this one. */
const VERSION = /^\/v1(?=\/|$)/;

/** What a request asks for: a path without its version. */
export type Target = { readonly path: string; readonly query: URLSearchParams };

/** The target of a request; undefined if it is malformed. A whole address is one too (RFC 9112, section 3.2.2). */
export function readTarget({ url = '' }: IncomingMessage): Target | undefined {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return { path: pathname.replace(VERSION, '') || '/', query: searchParams };
}

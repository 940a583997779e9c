import type { IncomingMessage } from 'node:http';

/** What a request asks for. */
export type Target = { readonly path: string; readonly query: URLSearchParams };

/** The target of a request; undefined if it is malformed. A whole address is one too (RFC 9112, section 3.2.2). */
export function readTarget({ url = '' }: IncomingMessage): Target | undefined {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, query: searchParams };
}

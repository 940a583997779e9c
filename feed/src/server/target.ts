import type { IncomingMessage } from 'node:http';

/** What a request asks for. */
export type Target = { readonly path: string; readonly query: URLSearchParams };

/** The target of a request; undefined if it is malformed. */
export function readTarget({ url = '' }: IncomingMessage): Target | undefined {
  const address = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, query: searchParams };
}

import type { IncomingMessage } from 'node:http';

/** The version of the paths and of what they answer. A path that names none has the newest, which is this one. */
const VERSION = /^\/v1(?=\/|$)/;

/**
 * What a request asks for: a path without its version. Undefined if it is malformed; a whole address is not (RFC 9112,
 * section 3.2.2). One header Host belongs to it (section 3.2).
 */
export function readTarget({ url = '', httpVersion, headersDistinct }: IncomingMessage) {
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return undefined;
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return { path: pathname.replace(VERSION, '') || '/', query: searchParams };
}

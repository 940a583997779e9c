import type { IncomingMessage } from 'node:http';

/**
 * The bytes of a request that asked for an upgrade, without asking for it. A server may ignore an upgrade that it does not
 * offer (RFC 9110, section 7.8), as to HTTP/2, which many clients ask for in every request; Node can only take all or none.
 *
 * @param head what came after the headers
 */
export function withoutUpgrade(
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  head: Buffer,
): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]);
}

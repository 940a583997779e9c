import type { IncomingMessage } from 'node:http';

/** What asks for an upgrade: headers, and options of `Connection`. */
const ASKS = /^(upgrade|http2-settings)$/i;

/**
 * The bytes of a request that asked for an upgrade, without asking for it. A server may ignore an upgrade that it does not
 * offer (RFC 9110, section 7.8), as to HTTP/2, which many clients ask for in every request; Node can only take all or none.
 *
 * @param head what came after the headers
 */
export function withoutUpgrade(
  {
    method,
    url,
    httpVersion,
    rawHeaders,
  }: Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders'>,
  head: Buffer,
): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (/^connection$/i.test(name)) lines.push(`${name}: ${withoutAsking(value)}`);
    else if (!ASKS.test(name)) lines.push(`${name}: ${value}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]);
}

const withoutAsking = (connection: string) =>
  connection
    .split(',')
    .filter((option) => !ASKS.test(option.trim()))
    .join(',');

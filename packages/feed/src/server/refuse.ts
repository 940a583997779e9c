import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Bytes of the request line and the headers together. */
export const HEADER_BYTES = 16 * 1_024;

/** How long a client has to send its request, in ms; checked every second. */
export const REQUEST_MS = 5_000;

/** Whether what was sent is no HTTP. A connection that is closed, reset, or silent for too long is no such request. */
export const isMalformed = ({ code = '' }: NodeJS.ErrnoException) =>
  code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE';

/** Answers what the HTTP parser refuses, and requests that take too long. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === 'HPE_HEADER_OVERFLOW')
    refuse(socket, 431, `The request headers are too large: at most ${HEADER_BYTES} bytes.`);
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    refuse(socket, 408, `The request took longer than ${REQUEST_MS / 1_000} s.`);
  else refuse(socket, 400, 'The request is malformed.');
}

/** An answer where there is no response object. */
export function refuse(
  socket: Duplex,
  status: number,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = `${line}\n`;
  const lines = Object.entries({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.once('finish', () => socket.destroy());
}

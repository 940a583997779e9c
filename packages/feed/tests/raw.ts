import { connect, type Socket } from 'node:net';

/** Unlike `once` of Node, holds for a connection that is reset too. */
export const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });

/** What opens a WebSocket; the key is the one of RFC 6455. */
export const webSocketRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

/**
 * Sends bytes, each after the answer to those before it, and gives all that comes back until the server closes the
 * connection.
 */
export async function askRaw(port: number, ...all: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const [first = '', ...rest] = all;
  socket.write(first);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
    const next = rest.shift();
    if (next !== undefined) socket.write(next);
  });
  await closeOf(socket);
  return answer;
}

import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startReplica } from '../tests/startReplica';

/** The longest that a client which never reads may stay, in ms, with a reserve for a busy machine. */
const STAY_MS = 30_000;

const REQUEST = [
  'GET /socket?speed=1 HTTP/1.1',
  'Host: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

it('a WebSocket that never reads is closed, though the system takes all that is sent to it', async () => {
  const replica = await startReplica(['--seed', '7']);
  onTestFinished(async () => void (await replica.stop('SIGKILL')));
  const socket = connect(replica.port, '127.0.0.1');
  socket.pause();
  socket.write(`${REQUEST.join('\r\n')}\r\n\r\n`);
  await expect.poll(replica.health).toMatchObject({ streams: 1 });
  await expect
    .poll(replica.health, { timeout: STAY_MS, interval: 500 })
    .toMatchObject({ streams: 0, closedAsTooSlow: 1 });
  socket.destroy();
});

import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { webSocketRequest } from '../tests/raw';
import { serveApart } from '../tests/serveHere';

/** The longest that a client which never reads may stay, in ms, with a reserve for a busy machine. */
const STAY_MS = 30_000;

it('a WebSocket that never reads is closed, though the system takes all that is sent to it', async () => {
  const replica = await serveApart();
  const streams = () => replica.figure('simulated_trades_streams');
  const socket = connect(replica.port, '127.0.0.1');
  socket.pause();
  socket.write(webSocketRequest('/socket?speed=1'));
  await expect.poll(streams).toBe(1);
  await expect.poll(streams, { timeout: STAY_MS, interval: 500 }).toBe(0);
  expect(await replica.figure('simulated_trades_too_slow_total')).toBe(1);
  socket.destroy();
});

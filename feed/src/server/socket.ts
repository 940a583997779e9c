import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { EventReader } from '../library/eventReader';
import { OptionError } from '../library/options';
import { skipAhead } from '../library/timeRange';
import { parseJson } from '../text/parseJson';
import { answer, type Exchange } from './answer';
import { readStreamRequest } from './readRequest';
import { DRAIN_MS, sendLive } from './sendLive';
import type { ServeSettings } from './settings';
import type { Streams } from './streams';

/** Close codes of RFC 6455, section 7.4.1, and its registry. */
const CLOSE = { ended: 1000, goingAway: 1001, refused: 1008, unexpected: 1011, tryAgain: 1013 } as const;

/** Room for the reason in a control frame. */
const REASON_BYTES = 123;

/** How long a client has for its first message, in ms. */
const FIRST_MESSAGE_MS = 10_000;

/**
 * `GET /socket`: one event a message. The options are in the query or, without one, in the first message: a JSON object
 * of the same names.
 */
export async function serveSocket(
  socket: WebSocket,
  query: URLSearchParams,
  settings: ServeSettings,
  streams: Streams,
): Promise<void> {
  streams.add(socket, () => closeWith(socket, CLOSE.goingAway, 'The server stops. Connect again to go on.'));
  socket.on('error', () => socket.terminate());
  try {
    const pairs = query.size > 0 ? query : await firstMessage(socket);
    socket.on('message', () =>
      closeWith(socket, CLOSE.refused, 'The options are set already: at most one message.'),
    );
    const options = readStreamRequest(pairs, settings);
    const reader = new EventReader(options.run);
    await skipAhead(reader, options.range);
    sendLive(reader, options, {
      isGone: () => socket.readyState !== socket.OPEN,
      send: (event) => socket.send(JSON.stringify(event)),
      waiting: () => socket.bufferedAmount,
      end: () => closeWith(socket, CLOSE.ended, 'End of the requested range.'),
      tooSlow(lastId) {
        streams.closedAsTooSlow += 1;
        closeWith(socket, CLOSE.tryAgain, `Too slow. Connect again with after=${lastId} to go on.`);
      },
    });
  } catch (error) {
    if (error instanceof OptionError) closeWith(socket, CLOSE.refused, error.message);
    else closeWith(socket, CLOSE.unexpected, 'The server failed.');
  }
}

/** `GET /socket` without an upgrade. */
export function refuseRequest({ response }: Exchange): void {
  answer(response, 426, 'This path is for WebSockets only.\n', { Upgrade: 'websocket', Connection: 'close' });
}

/** @throws {OptionError} if it does not come, or is no object of texts and numbers */
async function firstMessage(socket: WebSocket): Promise<[string, string][]> {
  const signal = AbortSignal.timeout(FIRST_MESSAGE_MS);
  const [message] = await once(socket, 'message', { signal }).catch(() => {
    throw new OptionError(
      `No options: put them into the query, or send a JSON object within ${FIRST_MESSAGE_MS / 1_000} s.`,
    );
  });
  const options = parseJson(String(message));
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new OptionError('The first message must be a JSON object of options.');
  return Object.entries(options).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new OptionError(`${name} must be a text or a number.`);
    if (name === 'seed' && typeof value === 'number' && !Number.isSafeInteger(value))
      throw new OptionError('seed must be a text: as a number it may lose digits.');
    return [name, String(value)];
  });
}

/** Closes with a reason; by force if the client does not answer. */
function closeWith(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  const bytes = Buffer.from(reason).subarray(0, REASON_BYTES);
  socket.close(code, bytes.toString().replace(/\ufffd$/, ''));
  const timer = setTimeout(() => socket.terminate(), DRAIN_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Whether a web page may open a socket: the server's own, or one of the origin that the option names. */
export function mayConnect({ headers }: IncomingMessage, cors: string | undefined): boolean {
  const { origin, host } = headers;
  return cors === '*' || [undefined, cors, `http://${host}`, `https://${host}`].includes(origin);
}

import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { OptionError } from '../library/options';
import { isEmpty } from '../library/places';
import { parseJson } from '../text/parseJson';
import { answer, type Exchange } from './answer';
import { resetOf } from './eventId';
import { rateOf, readStreamRequest } from './readRequest';
import { DRAIN_MS, MAX_WAITING_BYTES, sendLive } from './sendLive';
import type { Service } from './service';

/** Close codes of RFC 6455, section 7.4.1, and its registry. */
const CLOSE = { ended: 1000, goingAway: 1001, wrong: 1008, failed: 1011, busy: 1013 } as const;

/** Of the status that HTTP would have. */
const closeCodeOf = (status: number) =>
  status < 500 ? CLOSE.wrong : status === 500 ? CLOSE.failed : CLOSE.busy;

/** Room for the reason in a control frame. */
const REASON_BYTES = 123;

/** How often a client is asked for a sign of life, in ms. One that has not answered by the next time does not read. */
export const PING_MS = 4_500;

const ENDED = 'End of the requested range.';

/** How long a client has for its first message, in ms. */
export const FIRST_MESSAGE_MS = 10_000;

/**
 * `GET /socket`: one event a message. The options are in the query or, without one, in the first message: a JSON object
 * of the same names.
 *
 * @param connection that the socket writes to
 */
export async function serveSocket(
  socket: WebSocket,
  connection: Socket,
  query: URLSearchParams,
  { settings, admission, report }: Service,
): Promise<void> {
  const close = () => closeWith(socket, CLOSE.goingAway, 'The server stops. Connect again to go on.');
  const isGone = () => socket.readyState !== socket.OPEN;
  admission.enter('/socket', socket, close);
  socket.on('error', () => socket.terminate());
  endSilent(socket, () => report.closeAsTooSlow('/socket'));
  socket.on('ping', (bytes: Buffer) => {
    if (isGone()) return;
    if (socket.bufferedAmount <= MAX_WAITING_BYTES) return socket.pong(bytes);
    report.closeAsTooSlow('/socket');
    socket.terminate();
  });
  const refuse = (error: unknown) => {
    if (isGone()) return;
    const { status, message } = report.failed(error, '/socket');
    closeWith(socket, closeCodeOf(status), message);
  };
  let hasOptions = query.size > 0;
  socket.on('message', () => {
    if (hasOptions) refuse(new OptionError('The options are set already: at most one message.'));
    hasOptions = true;
  });
  try {
    const pairs = query.size > 0 ? query : await firstMessage(socket);
    admission.connections.keep(connection);
    await admission.turns.next();
    const { reset, ...options } = readStreamRequest(pairs, settings);
    const { run, range } = options;
    if (isEmpty(run, range)) return closeWith(socket, CLOSE.ended, ENDED);
    admission.grant(close, rateOf(options), range.after < 0);
    const { remoteAddress: address = '' } = connection;
    const reader = await admission.searches.find(run, range, { address, isGone });
    if (reader === undefined) return;
    if (reset !== undefined) socket.send(resetOf(reset));
    sendLive(reader, options, {
      isGone,
      late: report.late,
      send(events) {
        connection.cork(); // written at once
        for (const event of events) socket.send(JSON.stringify(event));
        connection.uncork();
      },
      waiting: () => socket.bufferedAmount,
      end: () => closeWith(socket, CLOSE.ended, ENDED),
      tooSlow(lastId) {
        report.closeAsTooSlow('/socket');
        closeWith(socket, CLOSE.busy, `Too slow. Connect again with after=${lastId} to go on.`);
      },
    });
  } catch (error) {
    refuse(error);
  }
}

/** `GET /socket` without an upgrade. */
export function refuseRequest({ response }: Exchange): void {
  answer(response, 426, 'This path is for WebSockets only.\n', {
    Upgrade: 'websocket',
    Connection: 'Upgrade, close',
  });
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

/**
 * Ends a connection whose client does not read: what is sent to it waits in buffers of the system, which may be large.
 */
function endSilent(socket: WebSocket, onSilent: () => void): void {
  let hasAnswered = true;
  socket.on('pong', () => {
    hasAnswered = true;
  });
  const timer = setInterval(() => {
    if (!hasAnswered) {
      onSilent();
      return socket.terminate();
    }
    hasAnswered = false;
    socket.ping();
  }, PING_MS).unref();
  socket.once('close', () => clearInterval(timer));
}

/** Closes with a reason; by force if the client does not answer. */
function closeWith(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  const bytes = Buffer.from(reason).subarray(0, REASON_BYTES);
  socket.close(code, bytes.toString().replace(/\ufffd$/, ''));
  const timer = setTimeout(() => socket.terminate(), DRAIN_MS);
  socket.once('close', () => clearTimeout(timer));
}

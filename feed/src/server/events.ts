import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventReader } from '../library/eventReader';
import { NOTICE } from '../library/notice';
import { runOf } from '../library/runOf';
import { eventJson } from '../options/eventJson';
import type { Playing } from '../options/playing';
import { idPrefix, readEventId } from './eventId';
import { type Client, LiveStream, reach } from './liveStream';
import { readRequest } from './requestOptions';
import type { ServeSettings } from './settings';
import type { Streams } from './streams';

/** How long a client waits before it connects again, in ms. */
const RETRY_MS = 1_000;

/** How long a client that was too slow has to take what waits for it, in ms. */
const FAREWELL_MS = 5_000;

/**
 * `GET /events`: Server-Sent Events. Each `id` names engine version, run and event, so a client that connects again goes
 * on exactly there, on any server with the same engine.
 */
export async function sendEvents(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  settings: ServeSettings,
  streams: Streams,
): Promise<void> {
  const { playing } = readRequest(query, settings);
  const run = runOf(playing.run);
  const lastId = request.headers['last-event-id'];
  const resumed = typeof lastId === 'string' && lastId !== '';
  const after = resumed ? readEventId(lastId, run) : playing.stretch.after;
  const wanted: Playing = { ...playing, stretch: { ...playing.stretch, after } };
  streams.check();
  const stream = { close: () => response.end() };
  streams.add(stream);
  let live: LiveStream | undefined;
  response.once('close', () => {
    live?.stop();
    streams.delete(stream);
  });
  const reader = new EventReader(run);
  await reach(reader, wanted);
  if (response.destroyed) return;
  // To an EventSource 204 says: do not connect again.
  if (resumed && reader.nextAt >= wanted.stretch.until) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.write(`: ${NOTICE}\nretry: ${RETRY_MS}\n\n`);
  live = new LiveStream(reader, wanted, clientOf(response, idPrefix(run), streams));
}

function clientOf(response: ServerResponse, prefix: string, streams: Streams): Client {
  return {
    send(event) {
      response.write(`id: ${prefix}${event.id}\ndata: ${eventJson(event)}\n\n`);
    },
    waiting: () => response.writableLength,
    end: () => response.end(),
    tooSlow(lastId) {
      streams.closedAsTooSlow += 1;
      const reason = {
        simulated: true,
        reason: 'Too slow. Connect again to go on.',
        lastEventId: `${prefix}${lastId}`,
      };
      response.end(`event: closed\ndata: ${JSON.stringify(reason)}\n\n`);
      const timer = setTimeout(() => response.destroy(), FAREWELL_MS);
      response.once('close', () => clearTimeout(timer));
    },
  };
}

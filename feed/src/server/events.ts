import { EventReader } from '../library/eventReader';
import { NOTICE } from '../library/notice';
import { skipAhead } from '../library/timeRange';
import type { Exchange } from './answer';
import { idPrefix, readEventId } from './eventId';
import { readStreamRequest } from './readRequest';
import { DRAIN_MS, sendLive } from './sendLive';

/** How long a client waits before it connects again, in ms. */
const RETRY_MS = 1_000;

/**
 * `GET /events`: Server-Sent Events. Each `id` names engine version, run and event, so a client that connects again goes
 * on exactly there, on any server with the same engine.
 */
export async function sendEvents({ request, response, query, settings, streams }: Exchange): Promise<void> {
  const options = readStreamRequest(query, settings);
  const { run } = options;
  const lastId = request.headers['last-event-id'];
  const isResumed = typeof lastId === 'string' && lastId !== '';
  const after = isResumed ? readEventId(lastId, run) : options.range.after;
  const range = { ...options.range, after };
  streams.check();
  streams.add(response, () => response.end());
  const reader = new EventReader(run);
  await skipAhead(reader, range);
  if (response.destroyed) return;
  // To an EventSource 204 says: do not connect again.
  if (isResumed && reader.nextAt >= range.until) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.write(`: ${NOTICE}\nretry: ${RETRY_MS}\n\n`);
  const prefix = idPrefix(run);
  sendLive(
    reader,
    { ...options, range },
    {
      isGone: () => response.writableEnded || response.destroyed,
      send(event) {
        response.write(`id: ${prefix}${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
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
        const timer = setTimeout(() => response.destroy(), DRAIN_MS);
        response.once('close', () => clearTimeout(timer));
      },
    },
  );
}

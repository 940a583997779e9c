import { NOTICE } from '../library/notice';
import { isEmpty } from '../library/places';
import { Refusal } from './admission';
import { cut, type Exchange, refuse, STREAM_HEADERS } from './answer';
import { namedAs } from './disposition';
import { idPrefix, readEventId, resetOf } from './eventId';
import { rateOf, readEventsRequest } from './readRequest';
import { DRAIN_MS, sendLive } from './sendLive';

/** How long a client waits before it connects again, in ms. */
const RETRY_MS = 1_000;

/**
 * `GET /events`: Server-Sent Events. Each `id` names engine version, run and event, so a client that connects again
 * goes on exactly there, on any server with the same engine. One with an id that is of no use here is told so, and
 * begins anew.
 */
export async function sendEvents(exchange: Exchange): Promise<void> {
  const { request, response, query, settings, admission, client, report } = exchange;
  const { lastEventId, reset, ...options } = readEventsRequest(query, settings);
  const { run } = options;
  const lastId = request.headers['last-event-id']?.toString() || lastEventId;
  const last = lastId ? readEventId(lastId, run) : (reset ?? options.range.after);
  const after = typeof last === 'number' ? last : options.range.after;
  const range = { ...options.range, after };
  const stopAsking = () => void response.writeHead(204).end(); // what an EventSource takes for an end
  if (isEmpty(run, range)) return stopAsking();
  let isClosed = false;
  const isGone = () => isClosed || response.destroyed;
  const close = () => {
    if (isGone()) return;
    isClosed = true;
    if (response.headersSent) cut(response);
    else refuse(request, response, new Refusal('stopping', 'The server stops.'));
  };
  admission.enter('/events', response, close);
  admission.grant(close, rateOf(options), after < 0);
  const reader = await admission.searches.find(run, range, { ...client, isGone });
  if (reader === undefined) return;
  if (reader.nextAt >= range.until) return stopAsking();
  response.setTimeout(0); // `sendLive` has its own; that of an answer before it on the connection would cut pauses
  response.writeHead(200, { ...STREAM_HEADERS, ...namedAs('inline', run.seed, 'txt') });
  if (request.method === 'HEAD') return void response.end();
  // No empty line after it: some clients take one for a message without data.
  response.write(`: ${NOTICE}\nretry: ${RETRY_MS}\n`);
  if (typeof last === 'string') response.write(`event: reset\nid:\ndata: ${resetOf(last)}\n\n`); // it forgets the old id
  const prefix = idPrefix(run);
  sendLive(
    reader,
    { ...options, range },
    {
      isGone,
      late: report.late,
      send(events) {
        response.write(
          events.map((event) => `id: ${prefix}${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
        );
      },
      waiting: () => response.writableLength,
      end: () => response.end(),
      tooSlow(id) {
        report.closeAsTooSlow('/events');
        const reason = {
          simulated: true,
          reason: 'Too slow. Connect again to go on.',
          lastEventId: `${prefix}${id}`,
        };
        response.write(`event: closed\ndata: ${JSON.stringify(reason)}\n\n`);
        close();
        const timer = setTimeout(() => response.destroy(), DRAIN_MS);
        response.once('close', () => clearTimeout(timer));
      },
    },
  );
}

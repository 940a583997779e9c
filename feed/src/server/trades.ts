import { once } from 'node:events';
import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { createFormat } from '../text/formats';
import { writeEvents } from '../text/writeEvents';
import type { Exchange } from './answer';
import { readTradesRequest } from './readRequest';

const TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** A client that takes nothing for this time is closed, in ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** `GET /trades`: the sold trades of a range of simulated time, as fast as the client takes them. */
export async function sendTrades(exchange: Exchange): Promise<void> {
  const { request, response, query, settings, streams, searches, turns, lag } = exchange;
  const { run, range, format } = readTradesRequest(query, settings);
  streams.check();
  lag.check();
  streams.add('/trades', response, () => {}); // a download is finished first
  response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
  const reader = await searches.find(run, range, () => response.destroyed);
  if (reader === undefined) return;
  response.writeHead(200, { 'Content-Type': TYPES[format] });
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const write = async (text: string) => {
    if (!response.write(text)) await once(response, 'drain', { signal: gone.signal });
    await turns.next();
    gone.signal.throwIfAborted();
  };
  if (request.method !== 'HEAD')
    await writeEvents(soldTrades(reader, range.until), createFormat(format, run), write, false);
  response.end();
}

function* soldTrades(reader: EventReader, until: number): Generator<FeedEvent, void, undefined> {
  while (reader.nextAt < until)
    if (reader.nextType === 'trade.sold') yield reader.read();
    else reader.skip();
}

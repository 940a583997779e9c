import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { EventReader } from '../library/eventReader';
import { skipAhead } from '../library/timeRange';
import { createFormat, type Format } from '../text/formats';
import type { Exchange } from './answer';
import { readTradesRequest } from './readRequest';

const TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Text that is written before other clients get their turn. */
const CHUNK_UNITS = 32 * 1_024;

/** A client that takes nothing for this time is closed, in ms. */
const IDLE_TIMEOUT_MS = 30_000;

/** `GET /trades`: the sold trades of a range of simulated time, as fast as the client takes them. */
export async function sendTrades({ request, response, query, settings, streams }: Exchange): Promise<void> {
  const { run, range, format } = readTradesRequest(query, settings);
  streams.check();
  streams.add(response, () => {}); // a download is finished first
  response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
  const reader = new EventReader(run);
  await skipAhead(reader, range);
  response.writeHead(200, { 'Content-Type': TYPES[format] });
  if (request.method === 'HEAD') response.end();
  else await writeTrades(response, reader, range.until, createFormat(format, run));
}

async function writeTrades(
  response: ServerResponse,
  reader: EventReader,
  until: number,
  { start, line }: Format,
): Promise<void> {
  let pending = start;
  while (reader.nextAt < until) {
    if (reader.nextType === 'trade.sold') pending += line(reader.read());
    else reader.skip();
    if (pending.length < CHUNK_UNITS) continue;
    if (response.write(pending)) await setImmediate();
    else await Promise.race([once(response, 'drain'), once(response, 'close')]);
    if (response.destroyed) return;
    pending = '';
  }
  response.end(pending);
}

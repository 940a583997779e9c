import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { FORMATS } from '../command/formats';
import { EventReader } from '../library/eventReader';
import { runOf } from '../library/runOf';
import { oneOf } from '../options/playing';
import { reach } from './liveStream';
import { readRequest } from './requestOptions';
import type { ServeSettings } from './settings';
import type { Streams } from './streams';

const TYPES = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Without `for` the stretch is as long as this, in simulated seconds. */
const PRESET_SECONDS = 3_600;

/** So much text is written before others get their turn. */
const CHUNK_UNITS = 32 * 1_024;

/** A client that takes nothing for so long is closed, in ms. */
const PATIENCE_MS = 30_000;

/** `GET /trades`: the sold trades of a stretch of simulated time, as fast as the client takes them. */
export async function sendTrades(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  settings: ServeSettings,
  streams: Streams,
): Promise<void> {
  const pairs = new URLSearchParams(query);
  if (!pairs.has('for')) pairs.set('for', String(Math.min(PRESET_SECONDS, settings.seconds)));
  const { playing, texts } = readRequest(pairs, settings, ['format'], settings.seconds);
  const format = oneOf('format', texts.get('format'), ['ndjson', 'csv'] as const) ?? 'ndjson';
  streams.check();
  const stream = { close: () => undefined }; // a download is finished first
  streams.add(stream);
  try {
    response.setTimeout(PATIENCE_MS, () => response.destroy());
    const reader = new EventReader(runOf(playing.run));
    await reach(reader, playing);
    response.writeHead(200, { 'Content-Type': TYPES[format] });
    if (request.method === 'HEAD') response.end();
    else await writeTrades(response, reader, playing.stretch.until, FORMATS[format]);
  } finally {
    streams.delete(stream);
  }
}

async function writeTrades(
  response: ServerResponse,
  reader: EventReader,
  until: number,
  { start, line }: { start: string; line: (typeof FORMATS)['csv']['line'] },
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

import { once } from 'node:events';
import { constants, createGzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { FeedEvent } from '../library/event';
import type { EventReader } from '../library/eventReader';
import { isEmpty } from '../library/places';
import { createFormat } from '../text/formats';
import type { FormatName } from '../text/options';
import { writeEvents } from '../text/writeEvents';
import { Refusal } from './admission';
import { type Exchange, endUntaken } from './answer';
import { cachingOf, hasAlready } from './caching';
import { namedAs } from './disposition';
import { readTradesRequest } from './readRequest';

/**
 * A range of a named seed is the same for everybody. A day, after which a server with another engine has been asked.
 */
const FOR_EVERYBODY = 'public, max-age=86400, immutable';

/** Of a download. */
const MEDIA_TYPES: Readonly<Record<FormatName, string>> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * `GET /trades`: the sold trades of a range of simulated time, as fast as the client takes them. One that is cut does
 * not look whole: it is sent in chunks, and by HTTP/1.0, which has none, the connection is reset.
 */
export async function sendTrades(exchange: Exchange): Promise<void> {
  const { request, response, query, settings, admission, client } = exchange;
  const asked = readTradesRequest(query, settings);
  const { run, range, isForEverybody } = asked;
  const format = asked.format ?? acceptedFormat(exchange);
  if (format === undefined)
    throw new Refusal('accept', 'Accept must allow application/x-ndjson, text/csv or application/json.');
  response.appendHeader('Vary', 'Accept-Encoding');
  const isGzip = new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  const cacheControl = isForEverybody ? FOR_EVERYBODY : 'no-cache';
  const caching = cachingOf([run, range, format, isGzip], cacheControl);
  if (hasAlready(request, caching)) return void response.writeHead(304, caching).end();
  const close = () => {}; // a download is finished first
  admission.enter('/trades', response, close);
  admission.grant(close, 0, true);
  const gone = new AbortController();
  response.once('close', () => gone.abort());

  const reader = isEmpty(run, range) ? undefined : await admission.searches.find(run, range, client);
  if (response.destroyed) return;
  const trades = reader === undefined ? [] : soldTrades(reader, range.until);
  response.writeHead(200, {
    ...caching,
    'Content-Type': MEDIA_TYPES[format],
    ...namedAs(format === 'json' ? 'inline' : 'attachment', run.seed, format),
    ...(isGzip && { 'Content-Encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return void response.end();
  endUntaken(response);
  const output = isGzip ? createGzip({ level: constants.Z_BEST_SPEED }) : response;
  if (output !== response) output.pipe(response);
  gone.signal.addEventListener('abort', () => output.destroy());
  await writeEvents(trades, createFormat(format, run), async (text) => {
    if (!output.write(text)) await once(output, 'drain', { signal: gone.signal });
    await admission.turns.next();
    gone.signal.throwIfAborted();
  });
  output.end();
}

function* soldTrades(reader: EventReader, until: number): Generator<FeedEvent, void, undefined> {
  while (reader.nextAt < until)
    if (reader.nextType === 'trade.sold') yield reader.read();
    else reader.skip();
}

/** The format that a client prefers by the header `Accept`; undefined if it takes none. */
function acceptedFormat({ request, response }: Exchange): FormatName | undefined {
  response.appendHeader('Vary', 'Accept');
  const formats = ['ndjson', 'csv', 'json'] as const;
  const types = formats.map((format) => MEDIA_TYPES[format]);
  const preferred = new Negotiator(request).mediaType(types);
  return formats[types.indexOf(preferred ?? '')];
}

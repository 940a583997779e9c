import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { Write } from '../files/output';
import type { EventReader } from '../library/eventReader';
import { isEmpty } from '../library/places';
import type { CountedEvent } from '../library/toEvent';
import { createFormat } from '../text/formats';
import { writeEvents } from '../text/writeEvents';
import { answer, type Exchange } from './answer';
import { cachingOf, hasAlready } from './caching';
import { acceptedFormat, isGzipWanted, MEDIA_TYPES } from './negotiate';
import { readTradesRequest } from './readRequest';

/** A client that takes nothing for this time is closed, in ms. */
const IDLE_TIMEOUT_MS = 10_000;

/** A range of a named seed is the same for everybody. A day, after which a server with another engine has been asked. */
const FOR_EVERYBODY = 'public, max-age=86400, immutable';

/**
 * `GET /trades`: the sold trades of a range of simulated time, as fast as the client takes them. One that is cut does not
 * look whole: it is sent in chunks, or with its length to HTTP/1.0, which has no chunks.
 */
export async function sendTrades(exchange: Exchange): Promise<void> {
  const { request, response, query, settings, streams, searches, turns, lag, report } = exchange;
  const asked = readTradesRequest(query, settings);
  const { run, range, isForEverybody } = asked;
  const format = asked.format ?? acceptedFormat(exchange);
  if (format === undefined) {
    report.refuse('accept', '/trades');
    return answer(response, 406, 'Accept must allow application/x-ndjson, text/csv or application/json.\n');
  }
  const isGzip = isGzipWanted(exchange);
  const cacheControl = isForEverybody ? FOR_EVERYBODY : 'no-cache';
  const caching = cachingOf([run, range, format, isGzip], cacheControl);
  if (hasAlready(request, caching)) return void response.writeHead(304, caching).end();
  streams.check();
  lag.check();
  streams.add('/trades', response, () => {}); // a download is finished first
  const gone = new AbortController();
  response.once('close', () => gone.abort());

  const find = async () => {
    if (isEmpty(run, range)) return [];
    const reader = await searches.find(run, range, () => response.destroyed);
    return reader && soldTrades(reader, range.until);
  };
  const writeTrades = (trades: Iterable<CountedEvent>, write: Write) =>
    writeEvents([trades], createFormat(format, run), async (text) => {
      await write(text);
      await turns.next();
      gone.signal.throwIfAborted();
    });

  const headers: OutgoingHttpHeaders = { ...caching, 'Content-Type': MEDIA_TYPES[format] };
  if (isGzip) headers['Content-Encoding'] = 'gzip';
  let trades = await find();
  if (trades !== undefined && request.httpVersion === '1.0') {
    let length = 0;
    await writeTrades(trades, async (text) => {
      length += Buffer.byteLength(text);
    });
    headers['Content-Length'] = length;
    trades = await find();
  }
  if (trades === undefined) return;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return void response.end();
  response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
  const output = isGzip ? createGzip({ level: constants.Z_BEST_SPEED }) : response;
  if (output !== response) output.pipe(response);
  gone.signal.addEventListener('abort', () => output.destroy());
  await writeTrades(trades, async (text) => {
    if (!output.write(text)) await once(output, 'drain', { signal: gone.signal });
  });
  output.end();
}

function* soldTrades(reader: EventReader, until: number): Generator<CountedEvent, void, undefined> {
  while (reader.nextAt < until) {
    const event = reader.readCounted();
    if (event.raw.type === 'trade.sold') yield event;
  }
}

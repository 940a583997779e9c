import Negotiator from 'negotiator';
import type { FormatName } from '../text/options';
import type { Exchange } from './answer';

/** Of a download. */
export const MEDIA_TYPES: Readonly<Record<FormatName, string>> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  'csv-de': 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The format that a client prefers by the header `Accept`; undefined if it takes none. */
export function acceptedFormat({ request, response }: Exchange): FormatName | undefined {
  response.appendHeader('Vary', 'Accept');
  const formats = ['ndjson', 'csv', 'json'] as const;
  const types = formats.map((format) => MEDIA_TYPES[format]);
  const preferred = new Negotiator(request).mediaType(types);
  return formats[types.indexOf(preferred ?? '')];
}

/** Whether an answer is sent by gzip. */
export function isGzipWanted({ request, response }: Exchange): boolean {
  response.appendHeader('Vary', 'Accept-Encoding');
  return new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
}

import packageJson from '../../../package.json' with { type: 'json' };
import { NOTICE } from '../../library/notice';
import { streamOptions, tradesOptions } from '../clientOptions';
import type { ServeSettings } from '../settings';
import { eventSchemas, LICENSE, objectOf, parametersOf } from './shared';

const text = { 'text/plain': { schema: { type: 'string' } } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (type: string, schema: object) => ({ [type]: { schema } });

const refused = { description: 'What is wrong, in one line.', content: text };
const busy = {
  description: 'A limit of the server is reached, or it stops. One line.',
  headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
  content: text,
};
const unchanged = { description: 'The client has it already: its If-None-Match is the ETag.' };
const ETAG = { ETag: { schema: { type: 'string' } } };

const lastEventId = {
  description: 'The id of the last event that the client has: the answer goes on after it.',
  schema: { type: 'string', pattern: '^\\d{1,9}-[\\da-f]{12}-\\d{1,15}$' },
};

/** An answer that is the same until the server is replaced. */
const document = (summary: string, type: string, schema: object = { type: 'object' }) => ({
  get: {
    summary,
    responses: {
      200: { description: summary, headers: ETAG, content: body(type, schema) },
      304: unchanged,
    },
  },
});

/** What a server with these settings answers, as an OpenAPI document. */
export const openApi = (settings: ServeSettings) => ({
  openapi: '3.1.0',
  info: {
    title: 'simulated-trades',
    version: packageJson.version,
    summary: 'A feed of invented trades from a seed.',
    description: NOTICE,
    license: LICENSE,
  },
  servers: [{ url: '/v1' }, { url: '/' }],
  paths: {
    '/events': {
      get: {
        summary: 'The events of a run as Server-Sent Events, each at its time; see asyncapi.json.',
        parameters: [
          ...parametersOf(streamOptions(settings)),
          { name: 'Last-Event-ID', in: 'header', ...lastEventId },
          { name: 'lastEventId', in: 'query', ...lastEventId },
        ],
        responses: {
          200: {
            description: 'Each `data` is an Event.',
            content: body('text/event-stream', { type: 'string' }),
          },
          204: { description: 'The range has no event: do not ask again.' },
          400: refused,
          503: busy,
        },
      },
    },
    '/trades': {
      get: {
        summary: 'The sold trades of a range of simulated time, at once.',
        parameters: parametersOf(tradesOptions(settings)),
        responses: {
          200: {
            description: 'By `format`, or else by `Accept`. In chunks, or with a Content-Length to HTTP/1.0.',
            headers: ETAG,
            content: {
              ...body('application/x-ndjson', { type: 'string', description: 'An Event in each line.' }),
              ...body('text/csv', { type: 'string' }),
              ...body('application/json', { type: 'array', items: ref('Event') }),
            },
          },
          304: unchanged,
          400: refused,
          406: { description: 'No format that `Accept` allows.', content: text },
          503: busy,
        },
      },
    },
    '/health': {
      get: {
        summary: 'The process is up, and what it does.',
        responses: { 200: { description: 'Up.', content: body('application/json', ref('Health')) } },
      },
    },
    '/ready': {
      get: {
        summary: 'Whether new clients should be sent here.',
        responses: {
          200: { description: 'Yes.', content: body('application/json', ref('Ready')) },
          503: { ...busy, description: 'No.', content: body('application/json', ref('Ready')) },
        },
      },
    },
    '/metrics': {
      get: {
        summary: "Figures in Prometheus' text format.",
        responses: { 200: { description: 'Figures.', content: text } },
      },
    },
    '/': document('A page that explains the server.', 'text/html', { type: 'string' }),
    '/schema': document('The JSON Schema of an event.', 'application/schema+json'),
    '/schema/row': document('Of a row of many runs.', 'application/schema+json'),
    '/schema/summary': document('Of the summary of many runs.', 'application/schema+json'),
    '/schema/part': document('Of a part of many runs.', 'application/schema+json'),
    '/openapi.json': document('This description.', 'application/json'),
    '/asyncapi.json': document('The description of the streams.', 'application/json'),
  },
  components: {
    schemas: {
      ...eventSchemas(),
      Health: objectOf({
        status: { const: 'ok' },
        simulated: { const: true },
        version: { type: 'string' },
        engineVersion: { type: 'integer', minimum: 1 },
        streams: { type: 'integer', minimum: 0 },
        closedAsTooSlow: { type: 'integer', minimum: 0 },
      }),
      Ready: objectOf({
        status: { enum: ['ready', 'full', 'draining', 'stopping'] },
        simulated: { const: true },
      }),
    },
  },
});

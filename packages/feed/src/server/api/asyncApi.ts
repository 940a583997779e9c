import packageJson from '../../../package.json' with { type: 'json' };
import { NOTICE } from '../../library/notice';
import { streamOptions } from '../clientOptions';
import type { ServeSettings } from '../settings';
import { describe, eventSchemas, LICENSE, objectOf, schemaOf } from './shared';

/** Of a stream: in the query, or in the first message of a WebSocket. */
const optionsSchema = (settings: ServeSettings) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(streamOptions(settings)).map(([name, option]) => [
      name,
      { ...schemaOf(option), description: describe(option) },
    ]),
  ),
  additionalProperties: false,
});

/** Messages that a channel has. */
const messages = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));

const operation = (action: 'send' | 'receive', channel: string, ...names: readonly string[]) => ({
  action,
  channel: { $ref: `#/channels/${channel}` },
  messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
});

/** What a server with these settings streams, as an AsyncAPI document. */
export const asyncApi = (settings: ServeSettings) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'simulated-trades',
    version: packageJson.version,
    description: NOTICE,
    license: { name: LICENSE.name },
  },
  defaultContentType: 'application/json',
  servers: {
    http: { host: '127.0.0.1:8080', pathname: '/v1', protocol: 'http' },
    socket: { host: '127.0.0.1:8080', pathname: '/v1', protocol: 'ws' },
  },
  channels: {
    events: {
      address: '/events',
      description: 'Server-Sent Events. The `id` of each goes on exactly there, as Last-Event-ID.',
      servers: [{ $ref: '#/servers/http' }],
      messages: messages('event', 'closed'),
      bindings: { http: {} },
    },
    socket: {
      address: '/socket',
      description:
        'A WebSocket, without a subprotocol. Its close code says why it ends: 1000 end of the range, 1001 the server stops, 1008 wrong options, 1013 too slow or too busy.',
      servers: [{ $ref: '#/servers/socket' }],
      messages: messages('event', 'options'),
      bindings: { ws: { query: optionsSchema(settings) } },
    },
  },
  operations: {
    sendEvents: operation('send', 'events', 'event', 'closed'),
    sendMessages: operation('send', 'socket', 'event'),
    receiveOptions: operation('receive', 'socket', 'options'),
  },
  components: {
    messages: {
      event: { summary: 'An event of the run.', payload: { $ref: '#/components/schemas/Event' } },
      closed: {
        name: 'closed',
        summary: 'Why the server closes a client that does not read, as an event named `closed`.',
        payload: { $ref: '#/components/schemas/Closed' },
      },
      options: {
        summary: 'The first message, if the query has no options, within 10 s. There is no second.',
        payload: optionsSchema(settings),
      },
    },
    schemas: {
      ...eventSchemas(),
      Closed: objectOf({
        simulated: { const: true },
        reason: { type: 'string', minLength: 1 },
        lastEventId: { type: 'string', description: 'The last event that was sent: go on after it.' },
      }),
    },
  },
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import asyncApiSpecs from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  type Parameter as EngineParameter,
  MARKET_NAMES,
  type MarketName,
  parametersOf,
  writtenRange,
} from '@simulation/engine';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { NOTICE } from '../src';
import { asyncApiOf, openApiOf } from '../src/server/descriptions';
import { toServeSettings } from '../src/server/settings';
import { parseLines } from './runCommand';
import { readSse } from './sse';
import { type Replica, startReplica } from './startReplica';

let served: Replica;
/** One whose limits are low. */
let limited: Replica;
beforeAll(async () => {
  served = await startReplica(['--seed', '7']);
  limited = await startReplica(['--seed', '7', '--max-speed', '0.5', '--max-for', '1800']);
});
afterAll(() => Promise.all([served.stop(), limited.stop()]));

const settings = toServeSettings({ serve: '0' });
const limitedSettings = toServeSettings({ serve: '0', 'max-speed': 0.5, 'max-for': 1_800 });
const description = openApiOf(settings);
const components = { components: { schemas: description.components.schemas } };

/** To compile one takes some 30 ms. */
const validators = new Map<string, ValidateFunction>();

/** What is wrong with a value, by a schema of the description. */
function faultsOf(schema: object, value: unknown) {
  const text = JSON.stringify(schema);
  const validate =
    validators.get(text) ??
    new Ajv2020({ allErrors: true, strict: false }).compile({ ...components, ...schema });
  validators.set(text, validate);
  return validate(value) ? [] : validate.errors;
}
const EVENT = { $ref: '#/components/schemas/Event' };

type Described = {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
  readonly headers?: Readonly<Record<string, unknown>>;
};
type Parameter = { readonly name: string; readonly in: string; readonly schema: Record<string, unknown> };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Described>>;
};
/** The operations of a description, with what they refer to among its parameters and responses. */
function operationsOf({ paths, components }: ReturnType<typeof openApiOf>): (readonly [string, Operation])[] {
  const parts: Readonly<Record<string, Readonly<Record<string, object>>>> = components;
  const resolve = (_: string, part: unknown) => {
    const [, kind = '', name = ''] =
      /^#\/components\/(parameters|responses)\/(.*)$/.exec(Object(part).$ref) ?? [];
    return parts[kind]?.[name] ?? part;
  };
  const resolved: Record<string, { readonly get: Operation }> = JSON.parse(JSON.stringify(paths, resolve));
  return Object.entries(resolved).map(([path, { get }]) => [path, get]);
}
const operations = operationsOf(description);

/** Of what a path answers when all is well, by media type. */
const examplesOf = (path: string) =>
  Object.entries(new Map(operations).get(path)?.responses['200']?.content ?? {}).map(
    ([type, { example }]) => [type, example] as const,
  );

/** Asks, and holds the answer against the description. Of a stream only the head is read. */
async function ask(
  path: string,
  operation: Operation,
  query = '',
  headers: Record<string, string> = {},
  { origin } = served,
) {
  const ended = new AbortController();
  const response = await fetch(`${origin}/v1${path}${query}`, { headers, signal: ended.signal });
  const { status } = response;
  const described = operation.responses[status];
  expect(described, `${status} of ${path}${query}`).toBeDefined();
  for (const name of Object.keys(described?.headers ?? {})) expect(response.headers.get(name)).not.toBeNull();
  const type = response.headers.get('content-type')?.replace(/;.*/, '');
  const types = Object.keys(described?.content ?? {});
  expect(types.length === 0 ? [undefined] : types, `type of ${path}${query}`).toContain(type);
  const schema = described?.content?.[type ?? '']?.schema;
  const text = type === 'text/event-stream' ? '' : await response.text();
  ended.abort();
  const value = type === 'application/json' ? JSON.parse(text) : text;
  if (schema !== undefined && type !== 'application/schema+json') expect(faultsOf(schema, value)).toEqual([]);
  return { status, text };
}

/** Whether a market has a parameter of this name, and allows all that the schema does. */
function isWholeRange(schema: Record<string, unknown>, market: MarketName, name: string): boolean {
  const parameter = new Map<string, EngineParameter>(parametersOf(market)).get(name);
  if (parameter === undefined) return false;
  const { from, to } = writtenRange(parameter);
  return from === schema.minimum && to === schema.maximum;
}

describe('the OpenAPI document', () => {
  it('is valid, and is what the server and the package have', async () => {
    const written = JSON.parse(readFileSync('packages/feed/dist/openapi.json', 'utf8'));
    expect((await new Validator().validate(written)).errors ?? []).toEqual([]);
    const response = await fetch(`${served.origin}/openapi.json`);
    expect(await response.json()).toEqual(written);
  });

  it('names each operation, and says that there is no login', () => {
    const written = JSON.parse(readFileSync('packages/feed/dist/openapi.json', 'utf8'));
    const names = Object.values<{ get: { operationId?: string } }>(written.paths).map(
      ({ get }) => get.operationId,
    );
    expect(names.every((name) => /^[a-z][A-Za-z]+$/.test(name ?? ''))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(written.security).toEqual([]);
  });

  it.each(['schema', 'schemas/row', 'schemas/summary', 'schemas/part'])('%s.json is strict', (name) => {
    const schema = JSON.parse(readFileSync(`packages/feed/${name}.json`, 'utf8'));
    expect(() => new Ajv2020({ strict: true }).compile(schema)).not.toThrow();
  });

  it('has every path of the server', async () => {
    const text = await (await fetch(`${served.origin}/nowhere`)).text();
    const [, paths = ''] = /Paths: (.*)\.\n$/.exec(text) ?? [];
    const described = operations.map(([path]) => path);
    expect(new Set([...described, '/socket'])).toEqual(new Set(paths.split(', ')));
  });

  it.each(operations)('says what %s answers', async (path, operation) => {
    expect((await ask(path, operation)).status).toBe(200);
    const hasOptions = operation.parameters !== undefined;
    if (hasOptions) expect((await ask(path, operation, '?sed=7')).status).toBe(400);
    if ('204' in operation.responses) expect((await ask(path, operation, '?for=0')).status).toBe(204);
    if ('304' in operation.responses) {
      const tag = (await fetch(`${served.origin}/v1${path}`)).headers.get('etag') ?? '';
      expect((await ask(path, operation, '', { 'If-None-Match': tag })).status).toBe(304);
    }
    if ('406' in operation.responses)
      expect((await ask(path, operation, '', { Accept: 'image/png' })).status).toBe(406);
  });

  it('is that of the server, with its limits', async () => {
    for (const [name, written] of Object.entries({ openapi: openApiOf, asyncapi: asyncApiOf }))
      expect(await (await fetch(`${limited.origin}/${name}.json`)).json()).toEqual(
        written(limitedSettings, new URL(limited.origin).host),
      );
  });

  const parametersOfServer = (limits: typeof settings, replica: () => Replica) =>
    operationsOf(openApiOf(limits)).flatMap(([path, operation]) =>
      (operation.parameters ?? []).map(
        (parameter) => [path, parameter.name, parameter, operation, replica] as const,
      ),
    );
  const parameters = [
    ...parametersOfServer(settings, () => served),
    ...parametersOfServer(limitedSettings, () => limited),
  ];

  it.each(parameters)(
    '%s takes the values of %s that it says, and no others',
    async (path, name, parameter, operation, replica) => {
      if (/last-?event-?id/i.test(name)) return; // it belongs to a run
      const { anyOf, ...only } = parameter.schema;
      const schemas: Record<string, unknown>[] = Array.isArray(anyOf) ? anyOf : [only];
      const good: unknown[] = [];
      const bad: unknown[] = [];
      for (const { minimum, maximum, enum: words, maxLength, type } of schemas) {
        if (typeof minimum === 'number' && typeof maximum === 'number') {
          good.push(minimum, maximum);
          bad.push(minimum - 1, maximum + 1, 'x');
          if (type === 'integer') bad.push(minimum + 0.5);
          else good.push((minimum + maximum) / 2);
        }
        if (Array.isArray(words)) {
          good.push(...words);
          bad.push('x');
        } else if (type === 'string') good.push('x');
        if (typeof maxLength === 'number') bad.push('', 'x'.repeat(maxLength + 1));
      }
      const market = MARKET_NAMES.find((each) => isWholeRange(only, each, name));
      const needs = market === undefined ? '' : `&scenario=${market}`;
      const range = name === 'for' ? '' : '&for=60';
      const query = (value: unknown) => `?${name}=${encodeURIComponent(String(value))}${needs}${range}`;
      for (const value of good)
        expect([200, 204]).toContain((await ask(path, operation, query(value), {}, replica())).status);
      for (const value of bad)
        expect((await ask(path, operation, query(value), {}, replica())).status, query(value)).toBe(400);
    },
  );

  it('makes generators of mocks and of code say that all is simulated: in each kind of event, and in each download', () => {
    const schemas = new Map<string, object>(Object.entries(description.components.schemas));
    const { oneOf }: { oneOf?: readonly { $ref: string }[] } = schemas.get('Event') ?? {};
    const kinds = oneOf?.map(({ $ref }) => $ref.replace('#/components/schemas/', '')) ?? [];
    expect(kinds).toEqual(['SessionOpened', 'StepChanged', 'OpenTrade', 'TradeSold']);
    for (const kind of kinds) {
      const { required, examples }: { required?: string[]; examples?: unknown[] } = schemas.get(kind) ?? {};
      expect(required).toEqual(expect.arrayContaining(['type', 'simulated', 'notice']));
      for (const example of examples ?? [undefined]) {
        expect(faultsOf({ $ref: `#/components/schemas/${kind}` }, example)).toEqual([]);
        expect(faultsOf(EVENT, example), `${kind} is no other`).toEqual([]);
        expect(example).toMatchObject({ simulated: true, notice: NOTICE });
      }
    }
    for (const [type, example] of [...examplesOf('/trades'), ...examplesOf('/events')]) {
      const text = typeof example === 'string' ? example : JSON.stringify(example);
      expect(text, type).toContain('simulated');
      expect(text, type).toContain(NOTICE);
    }
  });

  it('has as examples what the server answers', async () => {
    for (const [Accept, example] of examplesOf('/trades')) {
      const text = await (
        await fetch(`${served.origin}/trades?seed=7&for=3`, { headers: { Accept } })
      ).text();
      expect(Accept === 'application/json' ? JSON.parse(text) : text).toEqual(example);
    }
    const events = await readSse(`${served.origin}/events?seed=7&for=3&speed=1000`, 2);
    const sent = events.map(({ id, event }) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    expect(examplesOf('/events')).toEqual([['text/event-stream', sent]]);
  });

  it('has servers relative to itself, so that it is right behind a path of a proxy too', async () => {
    const [server = { url: '' }] = openApiOf(settings).servers;
    for (const [document, events] of [
      ['http://proxy.example/feed/openapi.json', 'http://proxy.example/feed/events'],
      ['http://proxy.example/feed/v1/openapi.json', 'http://proxy.example/feed/v1/events'],
    ])
      expect(new URL('events', new URL(server.url, document)).href).toBe(events);
  });

  it('says what each line of a download is', async () => {
    const response = await fetch(`${served.origin}/v1/trades?seed=7&route=v&for=60`);
    for (const event of parseLines(await response.text())) expect(faultsOf(EVENT, event)).toEqual([]);
  });
});

describe('the AsyncAPI document', () => {
  it('is valid, and is what the server and the package have', async () => {
    const written = JSON.parse(readFileSync('packages/feed/dist/asyncapi.json', 'utf8'));
    const specification: object = asyncApiSpecs.schemasWithoutId['3.0.0'];
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(specification);
    validate(written);
    expect(validate.errors ?? []).toEqual([]);
    const response = await fetch(`${served.origin}/asyncapi.json`);
    const { servers, ...rest } = await response.json();
    expect({ ...rest, servers: written.servers }).toEqual(written);
    const { host } = new URL(served.origin);
    expect([servers.http.host, servers.socket.host]).toEqual([host, host]);
  });

  it('says what the streams send and take', async () => {
    const { channels, components } = asyncApiOf(settings);
    const query = '?seed=7&route=v&for=60&speed=1000';
    const received = await readSse(`${served.origin}/v1${channels.events.address}${query}`, 1_000);
    expect(received.length).toBeGreaterThan(60);
    for (const { event } of received) expect(faultsOf(EVENT, event)).toEqual([]);
    const socket = new WebSocket(`${served.origin.replace('http', 'ws')}/v1${channels.socket.address}`);
    const events: unknown[] = [];
    socket.on('message', (bytes: Buffer) => events.push(JSON.parse(bytes.toString())));
    const options = { seed: '7', route: 'v', for: 60, speed: 1_000 };
    expect(faultsOf({ components, ...components.messages.options.payload }, options)).toEqual([]);
    socket.once('open', () => socket.send(JSON.stringify(options)));
    expect((await once(socket, 'close'))[0]).toBe(1000);
    expect(events).toEqual(received.map(({ event }) => event));
  });
});

import { ANY_LENGTH } from '@simulation/engine';
import { expect, it } from 'vitest';
import { MARKET_OPTIONS } from '../library/marketOptions';
import { type Option, type Options, RUN_OPTIONS } from '../library/options';
import { asyncApiOf, openApiOf } from './descriptions';
import { streamOptions, tradesOptions } from './readRequest';
import { toServeSettings } from './settings';

const settings = toServeSettings({ serve: '0' });
const { components, paths } = openApiOf(settings);
const parameters = new Map<string, object>(Object.entries(components.parameters));

type Described = Readonly<Record<string, { readonly schema: object; readonly description: string }>>;

/** The options that OpenAPI describes for a path, without those that only this protocol has. */
function describedFor(path: '/events' | '/trades'): Described {
  const described = paths[path].get.parameters.map(({ $ref }) =>
    parameters.get($ref.split('/').at(-1) ?? ''),
  );
  const entries = described.map((each): Described[string] & { name: string } =>
    Object.assign({ name: '', schema: {}, description: '' }, each),
  );
  return Object.fromEntries(
    entries
      .filter(({ name }) => !/^last-?event-?id$/i.test(name))
      .map(({ name, schema, description }) => [name, { schema, description }]),
  );
}

/** Those that AsyncAPI describes for a stream. */
const describedForStreams: Described = Object.fromEntries(
  Object.entries(asyncApiOf(settings).components.schemas.Options.properties).map(
    ([name, { description, ...schema }]) => [name, { schema, description }],
  ),
);

/** An option as JSON Schema has it. */
function schemaOf({ words = [], range, length, whole }: Option): object {
  if (range) return { type: whole ? 'integer' : 'number', minimum: range.from, maximum: range.to };
  if (length === undefined) return { type: 'string', enum: words };
  return length === ANY_LENGTH
    ? { type: 'string' }
    : { type: 'string', minLength: length.from, maxLength: length.to };
}

/** The options whose preset is the same for every server. */
const PRESETS: Options = { ...MARKET_OPTIONS, scenario: RUN_OPTIONS.scenario, route: RUN_OPTIONS.route };

it.each<[string, Options, Described]>([
  ['openapi.json, of /events', streamOptions(settings), describedFor('/events')],
  ['openapi.json, of /trades', tradesOptions(settings), describedFor('/trades')],
  ['asyncapi.json', streamOptions(settings), describedForStreams],
])(
  '%s, has every option with its values, its range, and what it means in each market',
  (_, options, described) => {
    expect(Object.keys(described)).toEqual(Object.keys(options));
    for (const [name, option] of Object.entries(options)) {
      const { schema, description } = described[name] ?? {};
      const { default: _, ...stated } = Object.assign({ default: undefined }, schema);
      expect(stated, name).toEqual(schemaOf(option));
      const meaning = name in PRESETS ? `${option.meaning}; if left out: ${option.preset}` : option.meaning;
      expect(
        description?.startsWith(meaning),
        `${name}: “${description}” should begin with “${meaning}”`,
      ).toBe(true);
    }
  },
);

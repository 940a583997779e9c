import eventSchema from '../../../schema.json' with { type: 'json' };
import { ANY_LENGTH, type Option, type Options } from '../../library/options';

/** What both descriptions of the server say about it. */
export const LICENSE = { name: 'MIT', identifier: 'MIT' } as const;

/** The schemas of an event, where the descriptions have schemas. */
export function eventSchemas(): Readonly<Record<string, object>> {
  const { $schema: _, $defs, ...Event } = eventSchema;
  const text = JSON.stringify({ Event, ...$defs }).replaceAll('#/$defs/', '#/components/schemas/');
  const schemas: Record<string, object> = JSON.parse(text);
  return schemas;
}

/** The JSON Schema of an object that has all of these fields and no others. */
export const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The JSON Schema of an option's value. */
export function schemaOf({ words = [], length, range, whole }: Option): Readonly<Record<string, unknown>> {
  const any = [
    ...(range ? [{ type: whole ? 'integer' : 'number', minimum: range.from, maximum: range.to }] : []),
    ...(length === ANY_LENGTH ? [{ type: 'string' }] : []),
    ...(length && length !== ANY_LENGTH
      ? [{ type: 'string', minLength: length.from, maxLength: length.to }]
      : []),
    ...(words.length > 0 ? [{ type: 'string', enum: words }] : []),
  ];
  const [only, another] = any;
  return another === undefined && only !== undefined ? only : { anyOf: any };
}

export const describe = ({ meaning, preset }: Option) => `${meaning}; if left out: ${preset}`;

export const parametersOf = (options: Options) =>
  Object.entries(options).map(([name, option]) => ({
    name,
    in: 'query',
    description: describe(option),
    schema: schemaOf(option),
  }));

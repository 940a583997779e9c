import packageJson from '../../package.json' with { type: 'json' };
import eventSchema from '../../schema.json' with { type: 'json' };
import asyncApi from './asyncapi.json' with { type: 'json' };
import { exampleOf, streamExample, tradesExample } from './examples';
import openApi from './openapi.json' with { type: 'json' };
import type { ServeSettings } from './settings';

/** Without `for`, `/trades` sends this range or the longest, in simulated seconds. */
export const TRADES_SECONDS = 3_600;

/**
 * The schemas of an event, where the descriptions have schemas. Each kind of event has one with all of its fields, and
 * an example: tools that make code or answers combine none, and would leave out that an event is simulated.
 */
function eventSchemas(): object {
  const { title, description, properties, required, oneOf, $defs } = eventSchema;
  const kinds = oneOf.map(({ title: kind, ...own }) => {
    const { type }: { type: { const?: string; enum?: string[] } } = own.properties;
    const schema = {
      type: 'object',
      properties: { ...properties, ...own.properties },
      required: [...required, ...own.required],
      additionalProperties: false,
      examples: [exampleOf(type.enum ?? [type.const ?? ''])],
    };
    return [kind, schema] as const;
  });
  const Event = { title, description, oneOf: kinds.map(([kind]) => ({ $ref: `#/$defs/${kind}` })) };
  const schemas = { Event, ...Object.fromEntries(kinds), ...$defs };
  return JSON.parse(JSON.stringify(schemas).replaceAll('#/$defs/', '#/components/schemas/'));
}

/** What a server with these limits answers, as an OpenAPI document. */
export function openApiOf({ defaults, seconds, speed, management }: ServeSettings) {
  const document = structuredClone(openApi);
  const { parameters, schemas } = document.components;
  Object.assign(document.info, { version: packageJson.version });
  Object.assign(schemas, eventSchemas());
  Object.assign(parameters.speed.schema, { maximum: speed, default: defaults.speed });
  const { '/ready': _, '/metrics': __, ...paths } = document.paths; // these are on a port of their own
  if (management !== undefined) Object.assign(document, { paths });
  const preset = Math.min(TRADES_SECONDS, seconds);
  Object.assign(parameters.forOfTrades.schema, { maximum: seconds, default: preset });
  const events = document.paths['/events'].get.responses['200'].content;
  Object.assign(events['text/event-stream'], { example: streamExample() });
  const trades = document.paths['/trades'].get.responses['200'].content;
  Object.assign(trades['application/x-ndjson'], { example: tradesExample('ndjson') });
  Object.assign(trades['text/csv'], { example: tradesExample('csv') });
  Object.assign(trades['application/json'], { example: JSON.parse(tradesExample('json')) });
  return document;
}

/**
 * What it streams, as an AsyncAPI document.
 *
 * @param host by which the server was asked: AsyncAPI has no address relative to that of the document
 */
export function asyncApiOf({ defaults, speed }: ServeSettings, host?: string) {
  const document = structuredClone(asyncApi);
  const { schemas } = document.components;
  Object.assign(document.info, { version: packageJson.version });
  Object.assign(schemas, eventSchemas());
  Object.assign(schemas.Options.properties.speed, { maximum: speed, default: defaults.speed });
  for (const server of Object.values(document.servers)) server.host = host ?? server.host;
  Object.assign(document.components.messages.event, { examples: [{ payload: exampleOf(['trade.sold']) }] });
  Object.assign(document.channels.socket.bindings.ws, { query: schemas.Options }); // it takes no reference
  return document;
}

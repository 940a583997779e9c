import packageJson from '../../package.json' with { type: 'json' };
import eventSchema from '../../schema.json' with { type: 'json' };
import asyncApi from './asyncapi.json' with { type: 'json' };
import openApi from './openapi.json' with { type: 'json' };
import type { ServeSettings } from './settings';

/** Without `for`, `/trades` sends this range or the longest, in simulated seconds. */
export const TRADES_SECONDS = 3_600;

/** The schemas of an event, where the descriptions have schemas. */
function eventSchemas(): object {
  const { $schema: _, $defs, ...Event } = eventSchema;
  return JSON.parse(JSON.stringify({ Event, ...$defs }).replaceAll('#/$defs/', '#/components/schemas/'));
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
  Object.assign(document.channels.socket.bindings.ws, { query: schemas.Options }); // it takes no reference
  return document;
}

import packageJson from '../../package.json' with { type: 'json' };
import eventSchema from '../../schema.json' with { type: 'json' };
import asyncApi from './asyncapi.json' with { type: 'json' };
import openApi from './openapi.json' with { type: 'json' };
import type { ServeSettings } from './settings';

type Limits = Pick<ServeSettings, 'defaults' | 'seconds' | 'speed'>;

/** Without `for`, `/trades` sends this range or the longest, in simulated seconds. */
export const TRADES_SECONDS = 3_600;

/** The schemas of an event, where the descriptions have schemas. */
function eventSchemas() {
  const { $schema: _, $defs, ...Event } = eventSchema;
  const text = JSON.stringify({ Event, ...$defs }).replaceAll('#/$defs/', '#/components/schemas/');
  const schemas: Record<string, object> = JSON.parse(text);
  return schemas;
}

const { version } = packageJson;

/** What a server with these limits answers, as an OpenAPI document. */
export function openApiOf({ defaults, seconds, speed }: Limits) {
  const { info, components, ...document } = structuredClone(openApi);
  const { parameters, schemas } = components;
  Object.assign(parameters.speed.schema, { maximum: speed, default: defaults.speed });
  Object.assign(parameters.forOfTrades.schema, {
    maximum: seconds,
    default: Math.min(TRADES_SECONDS, seconds),
  });
  return {
    ...document,
    info: { ...info, version },
    components: { ...components, schemas: { ...eventSchemas(), ...schemas } },
  };
}

/**
 * What it streams, as an AsyncAPI document.
 *
 * @param host by which the server was asked: AsyncAPI has no address relative to that of the document
 */
export function asyncApiOf({ defaults, speed }: Limits, host?: string) {
  const { info, components, channels, servers, ...document } = structuredClone(asyncApi);
  const { schemas } = components;
  Object.assign(schemas.Options.properties.speed, { maximum: speed, default: defaults.speed });
  return {
    ...document,
    info: { ...info, version },
    servers: {
      http: { ...servers.http, ...(host !== undefined && { host }) },
      socket: { ...servers.socket, ...(host !== undefined && { host }) },
    },
    // A binding takes no reference.
    channels: { ...channels, socket: { ...channels.socket, bindings: { ws: { query: schemas.Options } } } },
    components: { ...components, schemas: { ...eventSchemas(), ...schemas } },
  };
}

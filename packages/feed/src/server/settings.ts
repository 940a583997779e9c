import { checkOption, OptionError, quote, SPEED_OPTION, type Values } from '../library/options';
import { freshSeed, toRun } from '../library/toRun';
import { LOOPBACK, PORT, type SERVE_OPTIONS, SERVER_OPTIONS, speedUpTo } from '../text/options';
import type { Cors } from './cors';

/** What the options of the server say, with their usual values where they say nothing. */
export type ServeSettings = Readonly<ReturnType<typeof toServeSettings>>;

/** @throws {OptionError} if a value is not allowed */
export function toServeSettings(values: Values<typeof SERVE_OPTIONS>) {
  const {
    serve = '',
    cors,
    'max-connections': connections = Number(SERVER_OPTIONS['max-connections'].preset),
    'max-speed': maxSpeed = Number(SERVER_OPTIONS['max-speed'].preset),
    'max-per-address': perAddress = Number.POSITIVE_INFINITY,
    'max-rate': rate = Number(SERVER_OPTIONS['max-rate'].preset),
    drain = Number(SERVER_OPTIONS.drain.preset),
    'management-port': managementPort,
    'management-host': managementHost,
    'max-for': seconds = Number(SERVER_OPTIONS['max-for'].preset),
    speed = Math.min(Number(SPEED_OPTION.preset), maxSpeed),
    seed = freshSeed(),
    log,
    ...run
  } = values;
  checkOption('speed', speedUpTo(maxSpeed), speed);
  toRun(run);
  return {
    ...toAddress(serve),
    cors: readCors(cors),
    connections: Math.floor(connections),
    perAddress,
    speed: maxSpeed,
    rate,
    drain,
    management: toManagement(managementHost, managementPort),
    log: log !== undefined,
    seconds,
    /** The run of clients that send no option of one. */
    defaults: { ...run, seed: seed.trim(), speed },
  };
}

/** An address of IPv6 has brackets. */
const HOST = /^(?:[\w.-]+|\[[\da-fA-F:.]+\])$/;

/** Port 0 is any free one. */
function toAddress(text: string) {
  const [, host = LOOPBACK, digits] = /^(?:(.*):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > PORT.to || !HOST.test(host))
    throw new OptionError(`serve must be [HOST:]PORT with a port from 0 to ${PORT.to}, not ${quote(text)}.`);
  return { host: withoutBrackets(host), port };
}

const withoutBrackets = (host: string) => host.replaceAll(/[[\]]/g, '');

/** Where those who operate the server ask it; undefined if that is where clients do. */
function toManagement(host: string | undefined, port: number | undefined) {
  if (port === undefined) {
    if (host !== undefined) throw new OptionError('management-host needs management-port.');
    return undefined;
  }
  if (host !== undefined && !HOST.test(host))
    throw new OptionError(`management-host must be a name or an address, not ${quote(host)}.`);
  return { host: withoutBrackets(host ?? LOOPBACK), port };
}

function readCors(text: string | undefined): Cors {
  if (text === undefined || text === '*') return text ?? [];
  const origins = text.split(',');
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || origin.includes('*'))
      throw new OptionError(
        `cors must be origins such as http://localhost:3000, with commas between them, or *, not ${quote(origin)}.`,
      );
  return origins;
}

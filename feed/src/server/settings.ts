import { checkOption, OptionError, quote, SPEED_OPTION, type Values } from '../library/options';
import type { Speed } from '../library/pace';
import { freshSeed, type RunOptions, toRun } from '../library/toRun';
import { type SERVE_OPTIONS, SERVER_OPTIONS } from '../text/options';

export type ServeSettings = {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The origin whose pages may read the answers, or `*`; none but the server's own if undefined. */
  readonly cors: string | undefined;
  /** Open streams at a time. */
  readonly connections: number;
  /** The highest speed of a stream. */
  readonly speed: number;
  /** The longest range of `/trades`, in simulated seconds. */
  readonly seconds: number;
  /** The run of clients that send no option of one. */
  readonly defaults: RunOptions & { readonly seed: string; readonly speed: Speed | undefined };
};

/** @throws {OptionError} if a value is not allowed */
export function toServeSettings(values: Values<typeof SERVE_OPTIONS>): ServeSettings {
  const {
    serve = '',
    cors,
    'max-connections': connections = Number(SERVER_OPTIONS['max-connections'].preset),
    'max-speed': maxSpeed = Number(SERVER_OPTIONS['max-speed'].preset),
    'max-for': seconds = Number(SERVER_OPTIONS['max-for'].preset),
    speed,
    seed = freshSeed(),
    ...run
  } = values;
  if (speed !== undefined) checkOption('speed', speedOption(maxSpeed), speed);
  toRun(run);
  return {
    ...toAddress(serve),
    cors: checkCors(cors),
    connections: Math.floor(connections),
    speed: maxSpeed,
    seconds,
    defaults: { ...run, seed: seed.trim(), speed },
  };
}

/** The option `speed` of a client, who always has to wait. */
export const speedOption = (maxSpeed: number) => ({
  ...SPEED_OPTION,
  words: [],
  range: { ...SPEED_OPTION.range, to: maxSpeed },
});

function toAddress(text: string): Pick<ServeSettings, 'host' | 'port'> {
  const [, host = '127.0.0.1', digits] = /^(?:([\w.-]+|\[[\da-fA-F:.]+\]):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65_535)
    throw new OptionError(`serve must be [HOST:]PORT with a port from 0 to 65535, not ${quote(text)}.`);
  return { host: host.replaceAll(/[[\]]/g, ''), port };
}

function checkCors(text: string | undefined): string | undefined {
  if (text === undefined || text === '*') return text;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new OptionError(`cors must be an origin such as http://localhost:3000, or *, not ${quote(text)}.`);
}

import type { Market } from './markets';
import type { Cents } from './money';
import { normalizeSeed } from './seed';

/** The two pages: `v` is the scripted one at `/v`. */
export const ROUTES = ['dashboard', 'v'] as const;
export type Route = (typeof ROUTES)[number];

/** What determines a run. With the same engine version the same fields are the same run for everyone. */
export type RunFields = {
  readonly route: Route;
  /** As it is shown (`readSeed`); runs whose seeds have the same normal form are the same. */
  readonly seed: string;
  /** Display name (`cleanName`); without it a drawn first name, on `/v` the literal `{name}`. */
  readonly name: string | undefined;
  /** Start amount, at most `AMOUNT_LIMIT` units in size; without it drawn. */
  readonly amount: Cents | undefined;
  /** Start trade count, finite, at most `TRADES_LIMIT` in size, not always whole; without it drawn, on `/v` 181. */
  readonly trades: number | undefined;
  /** How the results of the dashboard's trades are drawn. On `/v`, which has a script, as specified. */
  readonly market: Market;
};

/** A private member is in no other value, and no spread copies it: what has changed fields has to be made again. */
declare class Made {
  private readonly isMade: true;
}

/** A run whose fields are judged: `makeRun` alone makes one. It is plain, so that it can be posted to a worker. */
export type Run = RunFields & Made;

/** For the engine alone, with fields that are judged. */
export function toRun({ route, seed, name, amount, trades, market }: RunFields): Run {
  const fields: RunFields = { route, seed, name, amount, trades, market };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a run comes from
  return fields as Run;
}

/** The market of a run. */
export function marketOf({ market }: Pick<Run, 'market'>): Market {
  return market;
}

/** The identity of a run: the same text for two runs that are the same. */
export function runKey(run: Run): string {
  return JSON.stringify(Object.values({ ...run, seed: normalizeSeed(run.seed) }));
}

/** A run without its route, which is the path of a link: the parameters of every link to it. */
export type RunParameters = Omit<RunFields, 'route'>;

/** What a link to a run says beside its path. */
export function runParameters(run: RunFields): RunParameters {
  const { route: _, ...parameters } = run;
  return parameters;
}

/**
 * Raised whenever the same run would show something else than before: a draw, a delay or their order changed. A copied
 * link carries it.
 */
export const ENGINE_VERSION = 3;

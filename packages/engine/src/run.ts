import { type Market, RIGGED } from './markets';
import type { Cents } from './money';
import { normalizeSeed } from './seed';

/** The two pages: `v` is the scripted one at `/v`. */
export type Route = 'dashboard' | 'v';

/** Everything that determines a run. With the same engine version the same run is the same for everyone. */
export type Run = {
  readonly route: Route;
  /** As it is shown (`readSeed`); runs whose seeds have the same normal form are the same. */
  readonly seed: string;
  /** Display name; without it a drawn first name, on `/v` the literal `{name}`. */
  readonly name?: string | undefined;
  /** Start amount, at most `AMOUNT_LIMIT` units in size; without it drawn. */
  readonly amount?: Cents | undefined;
  /** Start trade count, finite, at most `TRADES_LIMIT` in size, not always whole; without it drawn, on `/v` 181. */
  readonly trades?: number | undefined;
  /** How the results of the dashboard's trades are drawn; without it as specified. On `/v` it changes nothing. */
  readonly market?: Market | undefined;
};

/** The market of a run. */
export function marketOf({ market }: Pick<Run, 'market'>): Market {
  return market ?? RIGGED;
}

/** A run that names each field, also those that are not given: code that builds one has to know every field. */
export type CompleteRun = Required<Run> & { readonly market: Market };

/** Picks the fields of a run from a value that may have others beside them, and names its market. */
export function pickRun({ route, seed, name, amount, trades, market = RIGGED }: Run): CompleteRun {
  return { route, seed, name, amount, trades, market };
}

/** The identity of a run: the same text for two runs that are the same. */
export function runKey(run: Run): string {
  return JSON.stringify(Object.values(pickRun({ ...run, seed: normalizeSeed(run.seed) })));
}

/** A run without its route, which is the path of a link: the parameters of every link to it. */
export type RunParameters = Omit<CompleteRun, 'route'>;

/** What a link to a run says beside its path. */
export function runParameters(run: Run): RunParameters {
  const { route: _, ...parameters } = pickRun(run);
  return parameters;
}

/**
 * Raised whenever the same run would show something else than before: a draw, a delay or their order changed. A copied
 * link carries it.
 */
export const ENGINE_VERSION = 3;

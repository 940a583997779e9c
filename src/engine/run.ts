import type { Cents } from './money';
import { normalizeSeed } from './seed';

/** The two pages: `v` is the scripted one at `/v`. */
export type Route = 'dashboard' | 'v';

/** How the results of the dashboard's trades are drawn, where that is not as specified. */
export type Scenario = 'fair';

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
  /**
   * `fair`: a coin decides between gain and loss, and each trade has a cost (`marketOf`). Without it every trade gains, as
   * specified. On `/v` it changes nothing.
   */
  readonly scenario?: Scenario | undefined;
  /** In the fair scenario: how often the coin wins, in hundredths of a percent, whole, within `CHANCE`; without it one half. */
  readonly chance?: number | undefined;
  /** In the fair scenario: what each trade costs, within `COST`; without it `FAIR_COST`. */
  readonly cost?: Cents | undefined;
};

/** A run that names each field, also those that are not given: code that builds one has to know every field. */
export type CompleteRun = { readonly [Field in keyof Run]-?: Run[Field] | undefined } & Pick<
  Run,
  'route' | 'seed'
>;

/** Picks the fields of a run from a value that may have others beside them. */
export function pickRun({ route, seed, name, amount, trades, scenario, chance, cost }: Run): CompleteRun {
  return { route, seed, name, amount, trades, scenario, chance, cost };
}

/** The identity of a run: the same text for two runs that are the same. */
export function runKey(run: Run): string {
  return JSON.stringify(Object.values(pickRun({ ...run, seed: normalizeSeed(run.seed) })));
}

/** A run without its route, which is the path of a link: the parameters of every link to it. */
export type RunParameters = Omit<CompleteRun, 'route'>;

export function runParameters(run: Run): RunParameters {
  const { route: _, ...parameters } = pickRun(run);
  return parameters;
}

/**
 * Raised whenever the same run would show something else than before: a draw, a delay or their order changed. A copied
 * link carries it.
 */
export const ENGINE_VERSION = 2;

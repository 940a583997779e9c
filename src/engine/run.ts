import type { Cents } from './money';

export type Route = 'dashboard' | 'v';

/** What results the dashboard's trades may have, where that is not the specified gain. */
export type Scenario = 'fair';

/** Everything that determines a run. The same run plays the same way for everyone, for as long as the engine's version. */
export type Run = {
  readonly route: Route;
  /** Any text. */
  readonly seed: string;
  /** Display name; without it a drawn first name, on `/v` the literal `{name}`. */
  readonly name?: string | undefined;
  /** Start amount; without it drawn. */
  readonly amount?: Cents | undefined;
  /** Start trade count; without it drawn, on `/v` 181. */
  readonly trades?: number | undefined;
  /**
   * `fair`: results of mean zero minus a cost, so that losses appear. Without it every trade gains, as specified. The
   * script of `/v` knows no scenario.
   */
  readonly scenario?: Scenario | undefined;
};

/**
 * Changes whenever the same run would show something else than before: a draw, a delay or their order changed. A
 * copied link carries it.
 */
export const ENGINE_VERSION = 1;

import { type Range, SEED_LENGTH } from '../limits';
import type { Market } from '../markets';
import { type Run, toRun } from '../run';
import { seedLength } from '../seed';

/** The numbers of runs that may be requested. */
export const RUN_COUNTS = [100, 1_000, 10_000] as const;

const MINUTE_MS = 60_000;

/** How long each run may be, in simulated ms: 10 minutes, 1 hour, 8 hours, a day. */
export const RUN_DURATIONS = [10 * MINUTE_MS, 60 * MINUTE_MS, 480 * MINUTE_MS, 1_440 * MINUTE_MS] as const;

/** The runs of one link, all of one duration. */
export type Series = {
  /** Of the dashboard. */
  readonly run: Run;
  /** Simulated ms, within `SERIES_DURATION`. */
  readonly duration: number;
};

/** A minute, as the theory of the number of trades needs, to ten days: a change of cents then fits into 32 bits. */
export const SERIES_DURATION = { from: MINUTE_MS, to: 14_400 * MINUTE_MS } as const satisfies Range;

/** Moments at which the change of each run is kept: the start, then sixty of even distance. */
export const MOMENTS = 61;

/**
 * Simulated ms since the start of the run.
 *
 * @param index 0 for the start to 60 for the end
 */
export function momentAt(duration: number, index: number): number {
  return (duration * index) / (MOMENTS - 1);
}

/** Many runs of one link, as the page plays them. It determines the whole result, so two visitors see the same. */
export type Experiment = Series & {
  readonly count: (typeof RUN_COUNTS)[number];
  readonly duration: (typeof RUN_DURATIONS)[number];
};

/**
 * The longest seed whose runs can be played, in characters. The seed of run 10,000 is six longer; one that is too long
 * for a link would not be understood there.
 */
const SEED_LIMIT = SEED_LENGTH.to - 10;

/** Whether the runs of a seed can be played and opened by a link. */
export function hasRuns(seed: string): boolean {
  return seedLength(seed) <= SEED_LIMIT;
}

/**
 * The seed of run `k`: the seed, a tilde and the number. The seed may have tildes of its own: the runs of `7~1` are
 * `7~1~1`, `7~1~2` and so on.
 *
 * @param k from 1; 0 is the run of the seed itself, which is none of the series
 */
export function runSeed(seed: string, k: number): string {
  return k === 0 ? seed.trim() : `${seed.trim()}~${k}`;
}

/**
 * Run `k` of a series in one of the markets, as a link opens it.
 *
 * @param k from 1
 */
export function seriesRun({ run }: Series, market: Market, k: number): Run {
  return toRun({ ...run, seed: runSeed(run.seed, k), market });
}

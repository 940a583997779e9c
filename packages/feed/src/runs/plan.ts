import { byParameter, ENGINE_VERSION, marketOf, toWritten, valuesOf } from '@simulation/engine';
import type { RunsSlice, Series } from '@simulation/engine/runs';
import { NOTICE } from '../library/notice';

/** Runs to play in the market of a run: one part of so many of a series. */
export type RunsPlan = Series & {
  readonly count: number;
  /** From 1 to `parts`. */
  readonly part: number;
  readonly parts: number;
};

/** The runs of the part. Each run is in one of the parts. */
export function runsOf({ count, part, parts }: RunsPlan): RunsSlice {
  const endOf = (part: number) => Math.floor((count * part) / parts);
  return { first: endOf(part - 1) + 1, runs: endOf(part) - endOf(part - 1) };
}

/** In every row and every file: that it is simulated, and of which runs it is. */
export function headOf({ run, duration }: Series) {
  const market = marketOf(run);
  const values = valuesOf(market);
  return {
    simulated: true,
    notice: NOTICE,
    engineVersion: ENGINE_VERSION,
    seed: run.seed,
    scenario: market.name,
    // Of every parameter, so that rows of every market have the same columns; undefined where the market has none.
    ...byParameter((name) => {
      const value = values.find((each) => each.name === name);
      return value && toWritten(value, value.value);
    }),
    seconds: duration / 1_000,
  } as const;
}

/** In a file with runs of a part: which of how many parts of which runs it is. */
export function partHeadOf(plan: RunsPlan) {
  const { count, part, parts } = plan;
  return { ...headOf(plan), count, part, parts };
}

import { ENGINE_VERSION, type Market, marketOf, valuesOf } from '../../../src/engine';
import { type ParameterName, toWritten } from '../../../src/engine/markets';
import { PARAMETER_NAMES } from '../../../src/engine/markets/parameterNames';
import type { Series } from '../../../src/engine/runs/experiment';
import type { RunsPart } from '../../../src/engine/runs/playRuns';
import { NOTICE } from '../library/notice';

/** Runs to play in the market of a run: one part of so many of a series. */
export type RunsPlan = Series & {
  readonly count: number;
  /** From 1 to `parts`. */
  readonly part: number;
  readonly parts: number;
};

/** The runs of the part. Each run is in one of the parts. */
export function runsOf({ count, part, parts }: RunsPlan): RunsPart {
  const endOf = (part: number) => Math.floor((count * part) / parts);
  return { first: endOf(part - 1) + 1, runs: endOf(part) - endOf(part - 1) };
}

/** In every row and every file: that it is simulated, and of which runs it is. */
export function headOf({ run, duration }: Series) {
  const market = marketOf(run);
  return {
    simulated: true,
    notice: NOTICE,
    engineVersion: ENGINE_VERSION,
    seed: run.seed,
    scenario: market.name,
    ...writtenValues(market),
    seconds: duration / 1_000,
  } as const;
}

/** A field for each parameter, so that rows of every market have the same columns; undefined for one of other markets. */
function writtenValues(market: Market) {
  const values = valuesOf(market);
  const fields = PARAMETER_NAMES.map((name) => {
    const value = values.find((each) => each.name === name);
    return [name, value && toWritten(value, value.value)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which names there are
  return Object.fromEntries(fields) as Record<ParameterName, number | undefined>;
}

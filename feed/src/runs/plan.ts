import { ENGINE_VERSION, fromCents } from '../../../src/engine';
import type { Series, Variant } from '../../../src/engine/runs/experiment';
import type { RunsPart } from '../../../src/engine/runs/playRuns';
import { NOTICE } from '../library/notice';
import { scenarioFields } from '../library/scenarioFields';

/** Runs to play: one part of so many of a series. The scenario of its run is the market. */
export type RunsPlan = Series & {
  readonly count: number;
  /** From 1 to `parts`. */
  readonly part: number;
  readonly parts: number;
};

/** The market that is written. Both are played, since their trades have the same times and sizes. */
export const variantOf = ({ run }: Series): Variant => run.scenario ?? 'rigged';

/** The runs of the part. Each run is in one of the parts. */
export function runsOf({ count, part, parts }: RunsPlan): RunsPart {
  const endOf = (part: number) => Math.floor((count * part) / parts);
  return { first: endOf(part - 1) + 1, runs: endOf(part) - endOf(part - 1) };
}

/** In every row and every file: that it is simulated, and of which runs it is. */
export function headOf({ run, duration }: Series) {
  const { chance, cost } = scenarioFields(run);
  return {
    simulated: true,
    notice: NOTICE,
    engineVersion: ENGINE_VERSION,
    seed: run.seed,
    scenario: variantOf({ run, duration }),
    chance,
    cost: cost && fromCents(cost.cents),
    seconds: duration / 1_000,
  } as const;
}

import type { Parameters, Picked } from '@simulation/dashboard';
import { ENGINE_VERSION, type Market, runParameters } from '@simulation/engine';
import { type Experiment, seriesRun } from '@simulation/engine/runs';

/** What a link says of one of many runs: it opens at its end, paused, and says how it was picked. */
export const pickedRun = (
  experiment: Experiment,
  market: Market,
  k: number,
  picked: Picked,
): Partial<Parameters> => ({
  ...runParameters(seriesRun(experiment, market, k)),
  picked,
  t: experiment.duration,
  still: true,
  engine: ENGINE_VERSION,
});

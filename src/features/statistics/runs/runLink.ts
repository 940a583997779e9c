import type { Picked } from '../../../address';
import { pathOf, writeAddress } from '../../../address/writeAddress';
import { ENGINE_VERSION, type Market, runParameters } from '../../../engine';
import { type Experiment, runOf } from '../../../engine/runs/experiment';
import type { Actions } from '../../../store/react/actions';

/** The link of one of many runs: at its end, paused, and saying how it was picked. */
export function runLink(
  experiment: Experiment,
  market: Market,
  k: number,
  picked: Picked,
  { address, site }: Actions,
): string {
  return writeAddress(pathOf({ ...address(), route: 'dashboard' }, site), {
    ...runParameters(runOf(experiment, market, k)),
    picked,
    t: experiment.duration,
    still: true,
    engine: ENGINE_VERSION,
  });
}

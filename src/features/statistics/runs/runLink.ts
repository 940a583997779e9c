import type { Picked } from '../../../address';
import { pathOf, writeAddress } from '../../../address/writeAddress';
import { ENGINE_VERSION, runParameters } from '../../../engine';
import { type Experiment, runOf, type Variant } from '../../../engine/runs/experiment';
import type { Actions } from '../../../store/react/actions';

/** The link of one of many runs: at its end, paused, and saying how it was picked. */
export function runLink(
  experiment: Experiment,
  variant: Variant,
  k: number,
  picked: Picked,
  { address, site }: Actions,
): string {
  return writeAddress(pathOf({ ...address(), route: 'dashboard' }, site), {
    ...runParameters(runOf(experiment, variant, k)),
    picked,
    t: experiment.duration,
    still: true,
    engine: ENGINE_VERSION,
  });
}

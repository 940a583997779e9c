import type { Picked } from '../../../address';
import { pathOf } from '../../../address/pathOf';
import type { Site } from '../../../address/site';
import { writeAddress } from '../../../address/writeAddress';
import { ENGINE_VERSION, type Market, runParameters } from '../../../engine';
import { type Experiment, runOf } from '../../../engine/runs/experiment';
import type { Locale } from '../../../i18n';

/** The link of one of many runs: at its end, paused, and saying how it was picked. */
export function runLink(
  experiment: Experiment,
  market: Market,
  k: number,
  picked: Picked,
  { locale, site }: { readonly locale: Locale; readonly site: Site },
): string {
  return writeAddress(pathOf({ locale, route: 'dashboard' }, site), {
    ...runParameters(runOf(experiment, market, k)),
    picked,
    t: experiment.duration,
    still: true,
    engine: ENGINE_VERSION,
  });
}

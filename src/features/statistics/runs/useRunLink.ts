import type { Picked } from '../../../address';
import { pathOf } from '../../../address/pathOf';
import { writeAddress } from '../../../address/writeAddress';
import { ENGINE_VERSION, type Market, runParameters } from '../../../engine';
import { type Experiment, seriesRun } from '../../../engine/runs/experiment';
import { useActions } from '../../../store/react/actions';
import { useLanguage } from '../../../store/react/language';

/** Writes links to one of many runs: at its end, paused, and saying how it was picked. */
export function useRunLink(experiment: Experiment) {
  const { locale } = useLanguage();
  const { site } = useActions();
  return (market: Market, k: number, picked: Picked) =>
    writeAddress(pathOf({ locale, route: 'dashboard' }, site), {
      ...runParameters(seriesRun(experiment, market, k)),
      picked,
      t: experiment.duration,
      still: true,
      engine: ENGINE_VERSION,
    });
}

import { type Experiment, RUN_DURATIONS, runOf, type Variant } from '../../../engine/runs/experiment';
import type { RunsTexts } from '../../../i18n/runs';
import type { Texts } from '../../../i18n/texts';
import { marketKind } from '../../shared/scenario';

/** The names of both markets of an experiment; the fair one is called fair only where its coin is. */
export function variantNames(experiment: Experiment, page: Texts): Readonly<Record<Variant, string>> {
  const kind = marketKind(runOf(experiment, 'fair', 1)) ?? 'fair';
  return { rigged: page.rigged, fair: page[kind] };
}

/** The simulated time of a run in words. */
export function durationText(duration: Experiment['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

import { type Experiment, RUN_DURATIONS } from '../../../engine/runs/experiment';
import type { RunsTexts } from '../../../i18n/runs';

/** The simulated time of a run in words. */
export function durationText(duration: Experiment['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

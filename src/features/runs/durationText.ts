import { RUN_DURATIONS, type RunsQuestion } from '../../engine/runs/question';
import type { RunsTexts } from '../../i18n/runs';

/** The simulated time of a run in words. */
export function durationText(duration: RunsQuestion['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

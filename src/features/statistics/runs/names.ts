import { type MarketName, RUN_DURATIONS, type RunsQuestion, runOf } from '../../../engine/runs/question';
import type { RunsTexts } from '../../../i18n/runs';
import type { Texts } from '../../../i18n/texts';
import { marketKind } from '../../shared/scenario';

/** The names of both markets of a question; the fair one is called fair only where its coin is. */
export function marketNames(question: RunsQuestion, page: Texts): Readonly<Record<MarketName, string>> {
  const badge = marketKind(runOf(question, 'fair', 1)) ?? 'fair';
  return { rigged: page.rigged, fair: page[badge] };
}

/** The simulated time of a run in words. */
export function durationText(duration: RunsQuestion['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

import { type MarketName, type RunsQuestion, runOf } from '../../engine/runs/question';
import type { Texts } from '../../i18n/texts';
import { feedScenarioOf, scenarioBadges } from '../shared/scenario';

/** What both markets of a question are called; the fair one only where its coin is fair. */
export function marketNames(question: RunsQuestion, page: Texts): Readonly<Record<MarketName, string>> {
  const badge = scenarioBadges[feedScenarioOf(runOf(question, 'fair', 1))] ?? 'fair';
  return { rigged: page.rigged, fair: page[badge] };
}

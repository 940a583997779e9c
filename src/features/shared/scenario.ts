import { canLose, hasFairCoin, marketOf, type Run } from '../../engine';
import type { TextKey } from '../../i18n';
import { useStoreState } from '../../store/react/useSession';

/**
 * The markets of `scenario=fair`. `fair`: the coin is fair, whatever the cost; trades can lose. `own`: another chance, and
 * trades can lose. `lossless`: the coin always wins, and at least the cost, so that no trade can lose.
 */
type MarketName = 'fair' | 'own' | 'lossless';

/** The scenarios of the dashboard's feed: `rigged` is the specified one, in which every trade gains. */
export type FeedScenario = 'rigged' | MarketName;

/**
 * What is played on screen: a scenario of the feed, or the script of `/v`. A text that is not true in all of them exists
 * once for each kind and is chosen by this name, so that a scenario without its own text does not compile.
 */
export type ScenarioName = FeedScenario | 'script';

export function scenarioOf(run: Run): ScenarioName {
  return run.route === 'v' ? 'script' : feedScenarioOf(run);
}

/** The scenario of a run of the dashboard. */
export function feedScenarioOf(run: Run): FeedScenario {
  const market = marketOf(run);
  if (market === undefined) return 'rigged';
  if (hasFairCoin(market)) return 'fair';
  return canLose(market) ? 'own' : 'lossless';
}

/** The scenario on screen. */
export function useScenario(): ScenarioName {
  return useStoreState((state) => scenarioOf(state.session.run));
}

/** The name of a scenario that is not the specified one, which is shown wherever it plays. */
export const scenarioBadges = {
  rigged: null,
  fair: 'fair',
  own: 'own',
  lossless: 'own',
  script: null,
} as const satisfies Record<ScenarioName, TextKey | null>;

/** The rate on the card: drawn as specified, or derived from the trades of a market. */
export function rateTitleOf(scenario: ScenarioName): 'successRate' | 'winRate' {
  return scenarioBadges[scenario] === null ? 'successRate' : 'winRate';
}

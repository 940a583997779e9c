import type { Run, Scenario } from '../../engine';
import type { TextKey } from '../../i18n';
import { useStoreState } from './useSession';

/** The scenarios of the dashboard's feed: `rigged` is the specified one, in which every trade gains. */
export type FeedScenario = 'rigged' | Scenario;

/**
 * What is played on screen: a scenario of the feed, or the script of `/v`. A text that is not true in all of them exists
 * once for each and is chosen by this name, so that a scenario without its own text does not compile.
 */
export type ScenarioName = FeedScenario | 'script';

export function scenarioOf({ route, scenario }: Run): ScenarioName {
  return route === 'v' ? 'script' : (scenario ?? 'rigged');
}

/** The scenario on screen. */
export function useScenario(): ScenarioName {
  return useStoreState((state) => scenarioOf(state.session.run));
}

/** The rate on the card: drawn as specified, or derived where trades can lose. */
export const rateTitles = {
  rigged: 'successRate',
  fair: 'winRate',
  script: 'successRate',
} as const satisfies Record<ScenarioName, TextKey>;

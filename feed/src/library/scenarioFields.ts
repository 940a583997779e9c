import { marketOf, type Run } from '../../../src/engine';
import type { SessionOpened } from './event';
import { toMoney } from './toMoney';

/** How a run decides about gains: its scenario, and in the fair one chance and cost. */
export function scenarioFields(run: Run): Pick<SessionOpened, 'scenario' | 'chance' | 'cost'> {
  const market = marketOf(run);
  if (market === undefined) return { scenario: run.route === 'v' ? 'script' : 'rigged' };
  return { scenario: 'fair', chance: market.chance / 100, cost: toMoney(market.cost) };
}

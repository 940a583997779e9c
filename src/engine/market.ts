import { FAIR_CHANCE, FAIR_COST } from './limits';
import type { Cents } from './money';
import type { Run } from './run';

/** How results are drawn in the fair scenario: a coin adds the size of a trade or takes it off, and each trade has a cost. */
export type Market = {
  /** How often the coin wins: hundredths of a percent, whole, 100 to 9,900. */
  readonly chance: number;
  /** The cost of each trade: 0 to 1,000 cents. */
  readonly cost: Cents;
};

/** The market of a run; undefined where every trade gains, as specified. */
export function marketOf({ route, scenario, chance, cost }: Run): Market | undefined {
  if (route === 'v' || scenario === undefined) return undefined;
  return { chance: chance ?? FAIR_CHANCE, cost: cost ?? FAIR_COST };
}

/** Whether the coin wins as often as it loses. The cost is another matter: with one, such a market loses in the long run. */
export function hasFairCoin({ chance }: Market): boolean {
  return chance === FAIR_CHANCE;
}

/** Whether coin and cost are those that the scenario has by itself. */
export function isDefaultMarket(market: Market): boolean {
  return hasFairCoin(market) && market.cost === FAIR_COST;
}

import { CERTAIN } from '../limits';
import { defineMarket, money, percent } from './defineMarket';

const EVEN = 50_00;

/**
 * A coin adds the size of a trade or takes it off, and each trade has a cost. Trades can gain and lose at every chance
 * and cost. The usual cost is a twentieth of the mean size of a result, an assumption: docs/simulation.md.
 */
export const fair = defineMarket({
  parameters: [
    ['chance', percent(1_00, 99_00, EVEN)],
    ['cost', money(0, 10_00, 35)],
  ],
  // Only a fair coin is called fair, whatever the cost.
  variantOf: ({ chance }) => (chance === EVEN ? 'usual' : 'own'),
  branches: ({ chance, cost }) => [
    { share: chance, times: 1, plus: -cost },
    { share: CERTAIN - chance, times: -1, plus: -cost },
  ],
});

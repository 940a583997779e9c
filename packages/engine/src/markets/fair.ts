import { CERTAIN } from '../limits';
import { defineMarket, money, percent } from './defineMarket';

const EVEN = 50_00;

/**
 * A coin adds the size of a trade or takes it off, and each trade has a cost. Trades can gain and lose at every chance and
 * cost. The usual cost is a twentieth of the mean size of a result, an assumption: docs/simulation.md.
 */
export const fair = defineMarket({
  parameters: [
    ['chance', percent(1_00, 99_00, EVEN)],
    ['cost', money(0, 10_00, 35)],
  ],
  // Only a fair coin is called fair, whatever the cost.
  variantOf: ({ chance }) => (chance === EVEN ? 'usual' : 'own'),
  parts: ({ chance, cost }) => {
    const [gain, loss] = [
      { times: 1, plus: -cost },
      { times: -1, plus: -cost },
    ];
    // A fair coin is one of 2, as when links to this market were first shared; one of 10,000 would be as fair, but would
    // decide otherwise on the same words.
    return chance === EVEN
      ? [
          { ...loss, share: 1 },
          { ...gain, share: 1 },
        ]
      : [
          { ...gain, share: chance },
          { ...loss, share: CERTAIN - chance },
        ];
  },
});

import type { MarketsTexts } from '../marketTexts';

/** What is said of each market, in English. */
export const markets: MarketsTexts = {
  rigged: {
    variants: {
      usual: {
        name: 'Rigged',
        rule: 'every trade gains',
        note: 'No trade here ever loses. Real trades do.',
      },
    },
    result:
      'Each profit is drawn from {from} to {to}, every cent equally likely. None can be negative: the rising total is the bait.',
    rate: 'It is not based on any trades. Derived from them it would be 100%: no trade here can lose.',
    choice: { usual: 'Rigged: every trade gains, as fake sites usually show.' },
    parameters: {},
  },
  fair: {
    variants: {
      usual: {
        name: 'Fair market',
        rule: 'a fair coin that wins {chance} of the time',
        note: 'Fair market – still simulated: {rule}; {costs}.',
      },
      own: {
        name: 'Custom market',
        rule: 'a coin that wins {chance} of the time',
        note: 'Custom market (from the link) – still simulated: {rule}; {costs}.',
      },
    },
    result:
      'Each result begins with a size from {from} to {to}, every cent equally likely. Then {rule} decides: if it wins, the size is added, otherwise taken off; {costs}.',
    rate: 'Derived from the trades of this run, not drawn. A trade has a gain when its coin wins more than the trade costs: {share} of the time in the long run.',
    choice: {
      usual: 'Fair market: {rule} decides each trade; {costs}.',
      own: 'Custom market: {rule} decides each trade; {costs}.',
    },
    parameters: { chance: 'Chance that the coin wins', cost: 'Cost of each trade' },
  },
  'rare-loss': {
    variants: {
      usual: {
        name: 'Rare losses',
        rule: '{chance} of trades win, and a loss is {factor} times as large',
        note: 'Rare losses – still simulated: {rule}.',
      },
    },
    result:
      'Each result begins with a size from {from} to {to}, every cent equally likely. {chance} of trades win it, the others lose {factor} times as much.',
    rate: 'Derived from the trades of this run, not drawn. In the long run {share} of trades have a gain. That says nothing about profit, since a loss is {factor} times as large.',
    choice: { usual: 'Rare losses: {rule}. A high win rate says nothing about profit.' },
    parameters: {
      chance: 'Share of gains',
      factor: 'Loss, times as large',
    },
  },
};

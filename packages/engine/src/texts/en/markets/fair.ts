import type { MarketTexts } from '../../marketTexts';

export const fair: MarketTexts<'fair'> = {
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
};

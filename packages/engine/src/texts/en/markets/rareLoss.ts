import type { MarketTexts } from '../../marketTexts';

export const rareLoss: MarketTexts<'rare-loss'> = {
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
};

import type { MarketTexts } from '../../marketTexts';

export const rigged: MarketTexts<'rigged'> = {
  variants: {
    usual: {
      name: 'Rigged',
      rule: 'every trade gains',
      note: 'No trade here ever loses. Real trades do.',
    },
  },
  result: 'Each profit is drawn from {from} to {to}, every cent equally likely. None can be negative.',
  rate: 'It is not based on any trades. Derived from them it would be 100%: no trade here can lose.',
  choice: { usual: 'Rigged: every trade gains, as fake sites usually show.' },
  parameters: {},
};

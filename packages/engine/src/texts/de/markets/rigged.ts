import type { MarketTexts } from '../../marketTexts';

export const rigged: MarketTexts<'rigged'> = {
  variants: {
    usual: {
      name: 'Gezinkt',
      rule: 'jedes Geschäft bringt Gewinn',
      note: 'Hier macht kein Geschäft je Verlust. Echte Geschäfte schon.',
    },
  },
  result:
    'Jeder Gewinn wird zwischen {from} und {to} gezogen, jeder Cent gleich wahrscheinlich. Keiner kann negativ sein.',
  rate: 'Sie beruht auf keinem Geschäft. Aus den Geschäften berechnet wären es 100\u00a0%: Keines kann hier verlieren.',
  choice: { usual: 'Gezinkt: Jedes Geschäft bringt Gewinn, wie meist auf betrügerischen Seiten.' },
  parameters: {},
};

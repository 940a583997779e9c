import type { MarketTexts } from '../../marketTexts';

export const rareLoss: MarketTexts<'rare-loss'> = {
  variants: {
    usual: {
      name: 'Seltene Verluste',
      rule: '{chance} der Geschäfte gewinnen, und ein Verlust ist {factor}-mal so groß',
      note: 'Seltene Verluste – weiterhin simuliert: {rule}.',
    },
  },
  result:
    'Jedes Ergebnis beginnt mit einem Betrag zwischen {from} und {to}, jeder Cent gleich wahrscheinlich. {chance} der Geschäfte gewinnen ihn, die übrigen verlieren das {factor}-Fache.',
  rate: 'Aus den Geschäften dieses Laufs berechnet, nicht gezogen. Auf Dauer bringen {share} der Geschäfte Gewinn. Über den Gewinn des Ganzen sagt das nichts, denn ein Verlust ist {factor}-mal so groß.',
  choice: { usual: 'Seltene Verluste: {rule}. Eine hohe Trefferquote sagt nichts über den Gewinn.' },
  parameters: {
    chance: 'Anteil der Gewinne',
    factor: 'Verlust, x-mal so groß',
  },
};

import type { MarketTexts } from '../../marketTexts';

export const fair: MarketTexts<'fair'> = {
  variants: {
    usual: {
      name: 'Fairer Markt',
      rule: 'eine faire Münze, die in {chance} der Fälle gewinnt',
      note: 'Fairer Markt – weiterhin simuliert: {rule}; {costs}.',
    },
    own: {
      name: 'Angepasster Markt',
      rule: 'eine Münze, die in {chance} der Fälle gewinnt',
      note: 'Angepasster Markt (aus dem Link) – weiterhin simuliert: {rule}; {costs}.',
    },
  },
  result:
    'Jedes Ergebnis beginnt mit einem Betrag zwischen {from} und {to}, jeder Cent gleich wahrscheinlich. Dann entscheidet {rule}: Gewinnt sie, kommt der Betrag hinzu, sonst geht er ab; {costs}.',
  rate: 'Aus den Geschäften dieses Laufs berechnet, nicht gezogen. Ein Geschäft bringt Gewinn, wenn seine Münze mehr gewinnt, als das Geschäft kostet: auf Dauer in {share} der Fälle.',
  choice: {
    usual: 'Fairer Markt: Über jedes Geschäft entscheidet {rule}; {costs}.',
    own: 'Angepasster Markt: Über jedes Geschäft entscheidet {rule}; {costs}.',
  },
  parameters: { chance: 'Gewinnchance der Münze', cost: 'Kosten je Geschäft' },
};

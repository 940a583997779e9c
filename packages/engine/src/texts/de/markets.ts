import type { MarketsTexts } from '../marketTexts';

/** What is said of each market, in German. */
export const markets: MarketsTexts = {
  rigged: {
    variants: {
      usual: {
        name: 'Gezinkt',
        rule: 'jedes Geschäft bringt Gewinn',
        note: 'Hier macht kein Geschäft je Verlust. Echte Geschäfte schon.',
      },
    },
    result:
      'Jeder Gewinn wird zwischen {from} und {to} gezogen, jeder Cent gleich wahrscheinlich. Keiner kann negativ sein: Der steigende Gesamtbetrag ist der Köder.',
    rate: 'Sie beruht auf keinem Geschäft. Aus den Geschäften berechnet wären es 100\u00a0%: Keines kann hier verlieren.',
    choice: { usual: 'Gezinkt: Jedes Geschäft bringt Gewinn, wie meist auf betrügerischen Seiten.' },
    parameters: {},
  },
  fair: {
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
  },
  'rare-loss': {
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
  },
};

import type { Translation } from '../texts';
import type { en } from './en';

export const de: Translation<typeof en> = {
  button: '{card}: Woher kommt diese Zahl?',
  title: 'Woher die Zahl kommt',
  start: {
    random: 'Start, zufällig gezogen',
    link: 'Start, aus dem Link',
    preset: 'Start, fest vorgegeben',
  },
  sum: {
    profits: { one: 'Gewinn aus 1 erfundenen Geschäft', many: 'Gewinne aus {count} erfundenen Geschäften' },
    results: {
      one: 'Ergebnis aus 1 erfundenen Geschäft',
      many: 'Ergebnisse aus {count} erfundenen Geschäften',
    },
  },
  closed: 'Erfundene Geschäfte seit dem Start',
  profit: 'Gesamtbetrag',
  trades: 'Geschäfte',
  rate: 'Rate, zufällig gezogen',
  rounded: 'Gerundet auf',
  won: 'Gewonnene Geschäfte',
  dividedBy: 'Alle Geschäfte seit dem Start',
  winRate: 'Trefferquote',

  fromLink:
    'Der Startwert wird im Link durch „{parameter}“ festgelegt. Wer den Link erstellt hat, hat ihn gewählt.',
  preset: 'Der Startwert dieser Seite ist jedes Mal derselbe.',
  startDrawn:
    'Der Start wurde beim Öffnen der Seite einmal aus dem Seed gezogen, gleichverteilt zwischen {from} und {to}.',
  result: {
    rigged: 'Jeder Gewinn wird gleichverteilt zwischen {from} und {to} gezogen. Keiner kann negativ sein.',
    market:
      'Jedes Ergebnis beginnt mit einem Betrag, gleichverteilt zwischen {from} und {to} gezogen. Dann entscheidet {coin}. Gewinnt sie, kommt der Betrag hinzu, sonst geht er ab; {costs}.',
    script:
      'Jeder Gewinn ist die Summe von {rises} Anstiegen, gleichverteilt gezogen zwischen {small} und {smallTo} beim ersten Geschäft, zwischen {large} und {largeTo} beim zweiten. Keiner kann negativ sein.',
  },
  paceFeed: 'Das nächste Geschäft folgt nach {from} bis {to} simulierten Sekunden, gleichverteilt gezogen.',
  paceScript: 'Zwei kommen hinzu, sobald das Skript seine beiden Geschäfte verkauft hat.',
  rateDrawn: 'Beim Öffnen der Seite einmal aus dem Seed gezogen, gleichverteilt zwischen {from} und {to}.',
  rateAbout: {
    rigged:
      'Sie beruht auf keinem Geschäft. Aus den Geschäften berechnet wären es 100\u00a0%: Keines kann hier verlieren.',
    market:
      'Aus den Geschäften dieses Laufs berechnet, nicht gezogen. Ein Geschäft bringt Gewinn, wenn seine Münze mehr gewinnt, als das Geschäft kostet: auf Dauer in {share} der Fälle.',
    script:
      'Sie beruht auf keinem Geschäft. Aus den Geschäften berechnet wären es 100\u00a0%: Keines kann hier verlieren.',
  },
  chosen: {
    chance: 'Die Chance wird im Link durch „chance“ festgelegt. Wer den Link erstellt hat, hat sie gewählt.',
    cost: 'Die Kosten werden im Link durch „cost“ festgelegt. Wer den Link erstellt hat, hat sie gewählt.',
    both: 'Chance und Kosten werden im Link durch „chance“ und „cost“ festgelegt. Wer den Link erstellt hat, hat sie gewählt.',
  },
  noRate: 'Vor dem ersten Geschäft gibt es keine Quote.',
};

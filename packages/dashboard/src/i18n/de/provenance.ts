import type { en } from '../en/provenance';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Woher die Zahl kommt',
  start: {
    random: 'Start, zufällig gezogen',
    link: 'Start, aus dem Link',
    preset: 'Start, fest vorgegeben',
  },
  // Of the total of a run that an extra tells.
  paidIn: 'Eingezahlt',
  takenOut: 'Herausgeholt',
  madeUp: 'Von der Seite vorher dazuerfunden',
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
    'Der Startwert wird in der Adresse durch „{parameter}“ festgelegt. Gewählt hat ihn, wer den Link erstellt oder „Lauf“ ausgefüllt hat.',
  preset: 'Der Startwert dieser Seite ist jedes Mal derselbe.',
  startDrawn:
    'Der Start wurde beim Öffnen der Seite einmal aus dem Seed gezogen, gleichverteilt zwischen {from} und {to}. In der Adresse setzt ihn „{parameter}=“.',
  resultScript:
    'Jeder Gewinn ist die Summe von {rises} Anstiegen, gleichverteilt gezogen zwischen {small} und {smallTo} beim ersten Geschäft, zwischen {large} und {largeTo} beim zweiten. Keiner kann negativ sein.',
  paceFeed: 'Das nächste Geschäft folgt nach {from} bis {to} simulierten Sekunden, gleichverteilt gezogen.',
  paceScript: 'Zwei kommen hinzu, sobald das Skript seine beiden Geschäfte verkauft hat.',
  rateDrawn: 'Beim Öffnen der Seite einmal aus dem Seed gezogen, gleichverteilt zwischen {from} und {to}.',
  chosen: 'Gewählt von der Person, die den Link erstellt oder „Lauf“ ausgefüllt hat: {values}.',
  drawnRate:
    'Die gezinkte Seite zu diesem Seed zeigt stattdessen {rate}: gezogen und auf kein Geschäft gestützt.',
  noRate: 'Vor dem ersten Geschäft gibt es keine Quote.',
};

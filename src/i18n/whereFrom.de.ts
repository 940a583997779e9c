import type { whereFromEn } from './whereFrom.en';

/** What is said about the origin of each figure, in German. */
export const whereFromDe: typeof whereFromEn = {
  button: '{card}: Woher kommt diese Zahl?',
  title: 'Woher?',
  start: {
    random: 'Start, ausgelost',
    link: 'Start, aus dem Link',
    preset: 'Start, fest vorgegeben',
  },
  profits: 'Gewinne aus {count} erfundenen Geschäften',
  profitsOfOne: 'Gewinn aus 1 erfundenen Geschäft',
  closed: 'Erfundene Geschäfte seit dem Start',
  profit: 'Summe',
  trades: 'Geschäfte',
  successRate: 'Rate, ausgelost',
  rounded: 'Gerundet auf',

  fromLink: 'Der Startwert steht als „{parameter}“ im Link. Wer den Link macht, wählt ihn.',
  preset: 'Der Startwert dieser Seite ist jedes Mal derselbe.',
  amountDrawn:
    'Der Start wird gleichverteilt zwischen {from} und {to} ausgelost, aus dem Strom „amount“ dieses Laufs.',
  countDrawn:
    'Der Start wird gleichverteilt zwischen {from} und {to} ausgelost, aus dem Strom „count“ dieses Laufs.',
  profitDrawn:
    'Jeder Gewinn wird gleichverteilt zwischen {from} und {to} ausgelost, aus dem Strom „trades“. Keiner kann negativ sein.',
  profitRisen:
    'Jeder Gewinn ist die Summe von {rises} Anstiegen aus dem Strom „rises“: gleichverteilt zwischen {small} und {smallTo} beim ersten Geschäft, {large} und {largeTo} beim zweiten. Keiner kann negativ sein.',
  paceDrawn:
    'Das nächste Geschäft folgt nach {from} bis {to} Sekunden, gleichverteilt ausgelost aus dem Strom „pace“.',
  pacePlayed: 'Zwei kommen hinzu, sobald das Skript seine beiden Geschäfte verkauft hat.',
  rateDrawn:
    'Einmal für diesen Lauf ausgelost, gleichverteilt zwischen {from} und {to}, aus dem Strom „rate“.',
  rateAlone: 'Sie zählt kein Geschäft. Gezählt wären es 100%: Keines kann hier verlieren.',
  stream:
    'Ein Strom ist eine Reihe von Zahlen, die aus dem Namen des Laufs berechnet wird und nur einem Zweck dient.',
};

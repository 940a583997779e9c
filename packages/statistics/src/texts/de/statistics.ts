import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/statistics';

export const de: Translation<typeof en> = {
  onV: 'Das Skript dieser Seite zieht seine Geschäfte anders. Deshalb geht es hier um die erste Stunde der Übersicht mit demselben Seed.',
  none: 'Noch ist kein Geschäft abgeschlossen. Das erste kommt binnen drei Sekunden simulierter Zeit.',
  scenario: 'Szenario',
  closed: 'Erfundene Geschäfte',
  open: {
    rigged: { usual: 'Die gezinkten Geschäfte zu diesem Zeitpunkt zeigen' },
    fair: {
      usual: 'Den fairen Markt zu diesem Zeitpunkt zeigen',
      own: 'Den angepassten Markt zu diesem Zeitpunkt zeigen',
    },
    'rare-loss': { usual: 'Die seltenen Verluste zu diesem Zeitpunkt zeigen' },
  },
  playing: 'Der Lauf wird nachgespielt: {percent}\u00a0%',
  progress: 'Fortschritt des Nachspielens',

  drawnTitle: 'Was gezogen wurde',
  drawnText: 'Die Balken zeigen, was dieser Lauf gezogen hat, die Striche, was zu erwarten ist.',
  nullHypothesis:
    'Die Nullhypothese: Die Ergebnisse wurden gezogen wie angegeben. Der Test fragt, wie oft solche Ziehungen mindestens so ungleichmäßig ausfallen.',
  chiSquare: 'χ² = Σ (beobachtet − erwartet)² ÷ erwartet = {statistic} bei {degrees} Freiheitsgraden',
  tooFew: 'Zu wenige für ein Urteil: Ein Chi-Quadrat-Test braucht hier {least} Geschäfte.',
  even: 'Nicht ungleichmäßiger, als der Zufall es erwarten lässt: p\u00a0{p}. Mindestens so ungleichmäßig: {runs} von 100 Läufen, die so gezogen werden.',
  uneven:
    'Ungleichmäßiger als die meisten: p\u00a0{p}. Mindestens so ungleichmäßig: {runs} von 100 Läufen, die so gezogen werden. Das kommt auch rein zufällig vor; wer viele Seeds ausprobiert, findet so einen Lauf.',
  range: 'Simuliertes Ergebnis',
  observed: 'Beobachtet',
  expected: 'Erwartet',

  expectedTitle: 'Was zu erwarten war',
  expectedText:
    'Ein Ergebnis beträgt im Mittel {mean} bei einer Standardabweichung von {deviation}. Nach n Geschäften ist der Gesamtbetrag bei Start + n × {term} zu erwarten.',
  rangeText:
    'Bei vielen Geschäften liegt er in etwa 95 von 100 Läufen höchstens 1,96 × {deviation} × √n davon entfernt.',
  exactText:
    'Die Ergebnisse dieses Markts sind schief verteilt: Auf einer Seite ihres Mittelwerts sind sie selten und weit von ihm entfernt. Die Normalverteilung ist nur eine Näherung. Genau gerechnet enden 95 von 100 Läufen mit so vielen Geschäften zwischen {from} und {to}, und {ahead} von 100 enden über ihrem Start.',
  start: 'Start',
  expectedTotal: 'Erwarteter Gesamtbetrag',
  rangeFrom: 'Bereich von',
  rangeTo: 'Bereich bis',
  actualTotal: 'Tatsächlicher Gesamtbetrag',
  inside: 'Der Gesamtbetrag liegt in seinem Bereich.',
  above: 'Der Gesamtbetrag liegt über seinem Bereich.',
  below: 'Der Gesamtbetrag liegt unter seinem Bereich.',
  outside: 'Von 100 Läufen mit so vielen Geschäften enden dort {runs}.',
  fewerThanOne: 'weniger als 1',
  aboutSoMany: 'etwa {count}',
  moreThan99: 'mehr als 99',

  runTitle: 'Dieser Lauf',

  neverTitle: 'Warum gezinkte Geschäfte nie verlieren',
  neverOne: 'Kauf = Verkauf − Gewinn',
  neverTwo: 'Gewinn ≥ {least}, bei jedem Geschäft',
  neverThree: 'Gesamtbetrag nach n Geschäften ≥ Start + n × {least}',
  neverText:
    'Bei gezinkten Geschäften wird kein Kurs abgefragt. Zuerst wird der Gewinn gezogen, danach der Kaufpreis aus ihm berechnet; ein Geschäft mit Verlust gibt es dort also nicht. An einem Markt ist es umgekehrt: Erst wird gekauft, und später entscheidet der Kurs.',

  realityTitle: 'Behauptet und wirklich',
  wonClaimed: 'Angeblich gewonnen (erfunden)',
  wonDrawn: 'Auf der gezinkten Seite zu diesem Seed angeblich gewonnen (erfunden)',
  wonMarket: 'Gewonnene Geschäfte (simuliert)',
  wonOf: 'Gewonnen / alle Geschäfte',
  wonRange: 'Bereich dieser Quote (95\u00a0%)',
  wonFromTo: '{from} bis {to}',
  wonRangeText:
    'Der Bereich (nach Wilson) sagt, wo die Quote auf Dauer liegen kann, für jemanden, der nichts als diese Geschäfte kennt.',
  meanResult: 'Zu erwartendes Ergebnis je Geschäft (simuliert)',
  notLosing: 'CFD-Konten ohne Verlust (real)',
  notLosingShare: '11–26\u00a0%',
  realityText:
    'Die Konten sind die von Kleinanlegern in der EU (ESMA, 2018). Auch wenn die meisten Geschäfte gewinnen, können die meisten Konten verlieren: Wenige große Verluste genügen.',
};

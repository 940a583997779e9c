import type { lessonEn } from './lesson.en';

/** The texts of the statistics, in German. */
export const lessonDe: Readonly<Record<keyof typeof lessonEn, string>> = {
  onV: 'Das Skript dieser Seite zieht seine Geschäfte anders. Deshalb ist dies das Armaturenbrett mit demselben Startwort in seiner ersten Stunde.',
  none: 'Noch ist kein Geschäft abgeschlossen. Das erste kommt binnen drei Sekunden simulierter Zeit.',
  about:
    'Der Lauf wird aus seinem Startwort nachgespielt und jedes Geschäft gezählt. Alles lässt sich mit der exportierten Datei nachrechnen.',
  scenario: 'Szenario der Seite',
  again: 'Neu zählen bis jetzt',
  playing: 'Der Lauf wird nachgespielt: {percent} %',
  progress: 'Fortschritt des Nachspielens',
  failed: 'Der Lauf ließ sich nicht nachspielen. Bitte noch einmal versuchen.',

  drawnTitle: 'Was gezogen wurde',
  drawnStage:
    'Jeder Gewinn wird zwischen {least} und {most} gezogen, jeder Cent gleich wahrscheinlich. Die Balken zeigen, was dieser Lauf gezogen hat, die gestrichelte Linie, was zu erwarten ist.',
  drawnFair:
    'Jedes Ergebnis entsteht aus drei Teilen: einer Größe zwischen {least} und {most}, jeder Cent gleich wahrscheinlich; einer Münze, die daraus Gewinn oder Verlust macht; und den Kosten von {cost}, die immer abgehen. Die Balken zeigen, was dieser Lauf gezogen hat, die gestrichelte Linie, was zu erwarten ist.',
  chiSquare: 'χ² = Σ (gezählt − erwartet)² ÷ erwartet = {statistic} bei {degrees} Freiheitsgraden',
  tooFew: 'Zu wenige für ein Urteil: Ein Chi-Quadrat-Test braucht hier {least} Geschäfte.',
  even: 'So gleichmäßig, wie der Zufall es erwarten lässt: p {p}. Von 100 Läufen, die so gezogen werden, wären etwa {runs} mindestens so ungleichmäßig.',
  uneven:
    'Ungleichmäßiger als die meisten: p {p}. Von 100 Läufen, die so gezogen werden, wären nur etwa {runs} mindestens so ungleichmäßig. Das kommt vor und verrät keinen Markt.',
  veryUneven:
    'Ungleichmäßiger als fast alle: p {p}. Von 100 Läufen, die so gezogen werden, wäre weniger als einer mindestens so ungleichmäßig.',
  asTable: 'Als Tabelle',
  range: 'Simuliertes Ergebnis',
  between: 'bis',
  counted: 'Gezählt',
  expected: 'Erwartet',

  expectedTitle: 'Was zu erwarten war',
  expectedText:
    'Ein Ergebnis beträgt im Mittel {mean} bei einer Standardabweichung von {deviation}. Nach n Geschäften ist der Stand bei Start + n × {term} zu erwarten. In etwa 95 von 100 Läufen liegt er höchstens 2 × {deviation} × √n davon entfernt.',
  start: 'Start',
  expectedTotal: 'Erwarteter Stand',
  bandFrom: 'Band von',
  bandTo: 'Band bis',
  actualTotal: 'Tatsächlicher Stand',
  inside: 'Der Stand liegt in seinem Band.',
  above: 'Der Stand liegt über seinem Band, wie in etwa 2 bis 3 von 100 Läufen.',
  below: 'Der Stand liegt unter seinem Band, wie in etwa 2 bis 3 von 100 Läufen.',

  neverTitle: 'Warum die Kulisse nie verlieren kann',
  neverOne: 'Kauf = Verkauf − Gewinn',
  neverTwo: 'Gewinn ≥ {least}, bei jedem Geschäft',
  neverThree: 'Stand nach n Geschäften ≥ Start + n × {least}',
  neverText:
    'Kein Kurs wird nachgesehen. Zuerst wird der Gewinn gezogen, danach der Kaufpreis aus ihm berechnet; ein Geschäft mit Verlust gibt es also nicht. An einem Markt ist es umgekehrt: Erst wird gekauft, und später entscheidet der Kurs.',
  least: 'Kleinster Gewinn bisher',

  marketsTitle: 'Kulisse und fairer Markt',
  marketsText:
    'Dasselbe Startwort, dieselben Zeitpunkte, dieselben Währungspaare, dieselben Größen, dieselben Verkaufswerte. Im fairen Markt entscheidet eine Münze über Gewinn oder Verlust, und jedes Geschäft kostet {cost}. Beide Bilder haben denselben Maßstab.',
  final: 'Stand',
  since: 'Seit dem Start',
  won: 'Gewinne',
  costs: 'Gezahlte Kosten',
  openStage: 'Diesen Stand in der Kulisse öffnen',
  openFair: 'Diesen Stand im fairen Markt öffnen',
  fairText:
    'Auch der faire Markt ist erfunden. Er kennt weder Hoffnung noch Können: Was er auf Dauer nimmt, sind die Kosten, n × {cost}.',
};

import type { en } from '../en/runs';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Viele Läufe',
  about:
    'Ein einzelner Lauf zeigt, was einmal geschehen ist. Hier werden viele Läufe der Übersicht durchgespielt, jeder mit einem eigenen Seed: {first}, {second} und so weiter. Wer diesen Link öffnet, erhält dieselben.',
  countLabel: 'Anzahl der Läufe',
  durationLabel: 'Simulierte Zeit je Lauf',
  durations: ['10\u00a0Minuten', '1\u00a0Stunde', '8\u00a0Stunden', '1\u00a0Tag'],
  play: 'Läufe durchspielen',
  seedTooLong:
    'Dieser Seed ist zu lang: Ein Link könnte die Seeds seiner Läufe nicht aufnehmen. Bitte einen kürzeren Seed verwenden.',

  playing: '{done} von {all} Läufen durchgespielt',
  progress: 'Durchgespielte Läufe',
  played: '{done} simulierte Läufe durchgespielt',
  canceled: 'Abgebrochen nach {done} von {all} Läufen. Alles Folgende gilt für diese {done}.',
  canceledEarly: 'Abgebrochen, bevor es etwas zu zeigen gab.',
  failed: 'Die Läufe ließen sich nicht durchspielen. Bitte noch einmal versuchen.',
  onPage:
    'Im Hintergrund (in einem Web Worker) ließen sich die Läufe nicht durchspielen. Das übernimmt diese Seite selbst: langsamer, mit demselben Ergebnis.',

  shown: '{count} simulierte Läufe von je {duration}, Seeds {first} bis {last}',
  shownPartly: '{done} der {count} simulierten Läufe von je {duration} mit den Seeds {first} bis {last}',
  scale: 'Skalen der beiden Diagramme',
  oneScale: 'Gleiche Skala',
  ownScales: 'Getrennte Skalen',

  fanCaption: 'Änderung des simulierten Gesamtbetrags seit dem Start',
  read: 'Simulierte Zeit im Diagramm',
  after: 'Nach {time}',
  extremes: 'Niedrigste und höchste',
  most: 'Mittlere 90\u00a0%',
  half: 'Mittlere 50\u00a0%',
  median: 'Median',
  own: 'Der Lauf zu diesem Seed',
  counted: 'Anzahl der Läufe',
  histogramCaption:
    'Simulierte Änderungen am Ende: Die Balken zählen Läufe, die gestrichelte Linie ist die erwartete Normalverteilung',
  histogramExact: 'die Stufen sind die genaue, schiefe Verteilung',
  histogramOwn: '◆\u00a0der Lauf zu diesem Seed',

  aheadAlways:
    'Alle {done} Läufe endeten im Plus. Das müssen sie: Keines ihrer Geschäfte kann Verlust bringen.',
  aheadNone: 'Keiner von {done} Läufen endete im Plus.',
  aheadOne: '1 von {done} Läufen endete im Plus.',
  aheadMany: '{ahead} von {done} Läufen endeten im Plus.',
  aheadAll: 'Alle {done} Läufe endeten im Plus.',
  medianText: 'Der mittlere Lauf (Median) änderte den Gesamtbetrag um {median}.',
  bestText: 'Der beste, Nummer {k}, änderte ihn um {change}.',
  worstText: 'Der schlechteste, Nummer {k}, änderte ihn um {change}.',
  rangeOne:
    '1 von {done} Läufen endete im theoretischen Bereich (95\u00a0%) für die Anzahl seiner Geschäfte. Zu erwarten wären etwa {expected}.',
  rangeMany:
    '{inRange} von {done} Läufen endeten im theoretischen Bereich (95\u00a0%) für die Anzahl ihrer Geschäfte. Zu erwarten wären etwa {expected}.',
  testOne:
    '1 von {judged} Läufen hat im Chi-Quadrat-Test einen p-Wert unter 5\u00a0%, obwohl alle gezogen sind wie angegeben. Rein zufällig zu erwarten wären etwa {expected} (1 von 20).',
  testMany:
    '{significant} von {judged} Läufen haben im Chi-Quadrat-Test einen p-Wert unter 5\u00a0%, obwohl alle gezogen sind wie angegeben. Rein zufällig zu erwarten wären etwa {expected} (1 von 20).',
  luckAhead:
    'Für sich allein sieht der beste Lauf nach Können aus. Er wurde nur nachträglich ausgesucht, aus {done}.',
  luckNone:
    'Selbst der beste dieser Läufe endete nicht im Plus. Dass er besser abschnitt als die anderen, ist ebenfalls Zufall.',
  openBest: 'Den besten Lauf öffnen',
  openWorst: 'Den schlechtesten Lauf öffnen',
  anyLabel: 'Nummer eines Laufs',
  anyHint: '1 bis {count}',
  openAny: 'Lauf {k} öffnen: {market}',

  table: 'Als Tabelle',
  tableFan: '{market}: simulierte Änderungen des Gesamtbetrags im Lauf der Zeit',
  tableEnd: '{market}: simulierte Änderungen am Ende',
  time: 'Simulierte Zeit',
  lowest: 'Niedrigste',
  p5: '5\u00a0%',
  p25: '25\u00a0%',
  p75: '75\u00a0%',
  p95: '95\u00a0%',
  highest: 'Höchste',
  tableNote: 'Spalte p\u00a0%: Bei p\u00a0% der Läufe beträgt die Änderung höchstens diesen Wert.',
  range: 'Simulierte Änderung',
  runs: 'Läufe',
  expected: 'Erwartet',
};

import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the section about many runs, in German. */
export const de: Translation<typeof en> = {
  titles: { 100: 'Hundert Läufe', 1000: 'Tausend Läufe', 10000: 'Zehntausend Läufe' },
  about:
    'Ein einzelner Lauf zeigt, was einmal geschehen ist. Hier werden viele Läufe des Armaturenbretts gezählt, jeder mit einem eigenen Seed: {first}, {second} und so weiter. Wer diesen Link öffnet, zählt dieselben.',
  countLabel: 'Anzahl der Läufe',
  durationLabel: 'Simulierte Zeit je Lauf',
  durations: ['10\u00a0Minuten', '1\u00a0Stunde', '8\u00a0Stunden', '1\u00a0Tag'],
  count: 'Läufe zählen',
  estimate: '{trades} Millionen Geschäfte: etwa {time} auf diesem Gerät. Abbrechen geht jederzeit.',
  estimating: '{trades} Millionen Geschäfte. Wie lange das dauert, wird gerade gemessen …',
  seedTooLong:
    'Dieser Seed ist zu lang: Ein Link könnte die Seeds seiner Läufe nicht aufnehmen. Mit einem kürzeren Seed gibt es tausend Läufe.',

  counting: '{done} von {all} Läufen gezählt',
  left: 'noch etwa {time}',
  seconds: '{count}\u00a0s',
  minutes: '{count}\u00a0min',
  progress: 'Gezählte Läufe',
  counted: '{done} simulierte Läufe gezählt',
  cancelled: 'Abgebrochen nach {done} von {all} Läufen. Das Folgende gilt für diese {done}.',
  failed: 'Die Läufe ließen sich nicht zählen. Bitte noch einmal versuchen.',
  unsupported:
    'Dieser Browser oder der Rahmen um diese Seite lässt keine Arbeit im Hintergrund zu (Web Worker). Die Läufe werden stattdessen auf der Seite gezählt: langsamer, mit demselben Ergebnis.',
  blocked:
    'Der Teil, der im Hintergrund zählt (ein Web Worker), ließ sich nicht starten. Die Läufe werden stattdessen auf der Seite gezählt: langsamer, mit demselben Ergebnis.',
  stopped:
    'Das Zählen im Hintergrund (in einem Web Worker) ist stehen geblieben. Die übrigen Läufe werden auf der Seite gezählt: langsamer, mit demselben Ergebnis.',

  shown: '{count} simulierte Läufe von je {duration}, Seeds {first} bis {last}',
  shownPartly: '{done} von {count} simulierten Läufen von je {duration}, Seeds {first} bis {last}',
  scale: 'Maßstab der beiden Bilder',
  oneScale: 'Ein Maßstab',
  ownScales: 'Je ein eigener',

  fanCaption: 'Änderung des simulierten Gesamtbetrags seit dem Start',
  read: 'Simulierte Zeit im Bild',
  after: 'Nach {time}',
  extremes: 'Niedrigste und höchste',
  most: 'Mittlere 90\u00a0%',
  half: 'Mittlere 50\u00a0%',
  median: 'Median',
  own: 'Dieser Lauf',
  to: 'bis',
  histogramCaption:
    'Simulierte Änderungen am Ende: Die Balken zählen Läufe, die gestrichelte Linie ist die zu erwartende Normalverteilung',
  histogramOwn: '◆\u00a0dieser Lauf',

  aheadRigged: 'Alle {done} Läufe liegen vorn. Das müssen sie: Gezinkt gibt es kein Geschäft mit Verlust.',
  aheadNone: 'Keiner von {done} Läufen liegt vorn.',
  aheadOne: '1 von {done} Läufen liegt vorn.',
  aheadMany: '{ahead} von {done} Läufen liegen vorn.',
  aheadAll: 'Alle {done} Läufe liegen vorn.',
  medianWords: 'Der mittlere Lauf (Median) ändert den Gesamtbetrag um {median}.',
  bestWords: 'Der beste, Nummer {k}, ändert ihn um {change}.',
  worstWords: 'Der schlechteste, Nummer {k}, ändert ihn um {change}.',
  rangeOne:
    '1 von {done} Läufen endet in dem Bereich, in dem nach der Theorie 95 von 100 liegen, je nach Anzahl ihrer Geschäfte. Zu erwarten sind etwa {expected}.',
  rangeMany:
    '{inRange} von {done} Läufen enden in dem Bereich, in dem nach der Theorie 95 von 100 liegen, je nach Anzahl ihrer Geschäfte. Zu erwarten sind etwa {expected}.',
  testOne:
    '1 von {judged} Läufen hat im Chi-Quadrat-Test einen p-Wert unter 5\u00a0%, obwohl alle gezogen sind wie angegeben. Zu erwarten sind etwa {expected}: 1 von 20.',
  testMany:
    '{significant} von {judged} Läufen haben im Chi-Quadrat-Test einen p-Wert unter 5\u00a0%, obwohl alle gezogen sind wie angegeben. Zu erwarten sind etwa {expected}: 1 von 20.',
  luck: 'Für sich allein sieht der beste Lauf nach Können aus. Er wurde nur nachträglich ausgesucht, aus {done}.',
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
  tableNote: 'p\u00a0% der Läufe liegen bei dem Wert in der Spalte p\u00a0% oder darunter.',
  range: 'Simulierte Änderung',
  runs: 'Läufe',
  expected: 'Erwartet',
};

import { MARKETS_TEXTS } from '@simulation/engine/texts';
import { specified } from '../specified';
import type { Texts } from '../texts';

/** Every text of the page in German; typed by the English keys, so that a missing text does not compile. */
export const de: Texts = {
  ...specified.de,
  // The specification's mistranslated words stay as they are given.
  glosses: {
    dashboard: 'gemeint: Übersicht',
    trades: 'gemeint: Geschäfte',
    withdraw: 'gemeint: Geld abheben',
  },

  labelWord: 'Simulation',
  labelFigures: 'alle Zahlen sind erfunden.',
  labelDenials: 'Kein Konto, kein Handel, kein Geld.',
  simulated: 'Simuliert',
  simulatedFigure: 'simuliert: {figure}',
  whereFrom: '{card}: woher?',

  computing: 'Die Simulation wird bis {time} berechnet',
  skip: 'Zu den Zahlen springen',
  navigation: 'Seitenleiste, nur Kulisse',
  decorativeNote:
    'Nur Kulisse – keine Seiten dahinter. Einstellen lässt sich etwas unter „Steuerung“: Name und Betrag bei „Lauf“.',
  searchNote: '(in dieser Simulation ohne Funktion)',
  notifications: 'Simulierte Benachrichtigungen: {count}',
  invented: '(erfunden)',
  fromLink: 'aus dem Link',
  nameCut: 'aus dem Link, gekürzt',
  nameLeftOut: 'nicht der aus dem Link',
  placeholder: 'Platzhalter',
  paidIn: 'Eingezahlt',
  takenOut: 'herausgeholt',
  madeUp: 'dazuerfunden',
  day: 'Tag {day}',

  purpose: 'So kann Anlagebetrug aussehen, auch mit Verlusten.',
  purposeLosing: 'Vergleich: mit Verlusten.',

  period: 'Zeitraum',
  periodNote: 'Zahlen bleiben gleich',
  periodSpoken: 'Beschriftung: {period}',

  randomStart: 'zufälliger Start',
  linkStart: 'Startwert aus dem Link',
  presetStart: 'fester Start',
  to: 'bis',

  withheld:
    'Die Zahlen sind ausgeblendet, weil der Simulationshinweis nicht angezeigt wird. Schalten Sie ab, was ihn entfernt oder verbirgt, etwa eine Browsererweiterung.',

  realityNote:
    'Erfunden. In Wirklichkeit verlieren 74–89\u00a0% der Kleinanlegerkonten mit CFDs Geld (ESMA, 2018).',

  markets: MARKETS_TEXTS.de,
  costsSome: 'jedes Geschäft kostet {cost}',
  costsNothing: 'Geschäfte kosten nichts',
  feedNoteScript:
    'In diesem Skript macht kein Geschäft je Verlust. Echte Geschäfte schon, und manche betrügerischen Seiten zeigen auch Verluste.',
  pickedAs:
    'Nachträglich ausgesucht: laut Link der {rank} von {count} Läufen. Unter vielen Läufen ist immer einer der {rank}, allein durch Zufall. Das beweist nichts.',
  best: 'beste',
  worst: 'schlechteste',
  pickedAny:
    'Nachträglich ausgesucht: laut Link einer von {count} Läufen. Wer einen Lauf erst nach dem Ergebnis aussucht, kann damit alles zeigen. Das beweist nichts.',
  winRate: 'Trefferquote bisher',
  soldAtLoss: 'Mit Verlust verkauft',

  latest: 'Letzte Geschäfte',
  emptyList: 'Gleich kommt das erste Geschäft',
  emptyPaused: 'Angehalten vor dem ersten Geschäft',
  uuid: 'UUID:',
  open: 'offen',
  new: 'Neu',
  rowSpoken: 'simuliert: {row}, Kauf {buy}, Verkauf {sell}, Gewinn {profit}',

  pause: 'Anhalten',
  resume: 'Fortsetzen',
  paused: 'Angehalten',
  pausedSpoken: 'Simulation angehalten',
  resumedSpoken: 'Simulation läuft weiter',

  close: 'Schließen',
  withdrawTitle: 'Hier gibt es nichts auszuzahlen',
  withdrawShown: 'Auf dem Bildschirm',
  withdrawThere: 'Auf einem Konto',
  withdrawRising:
    'Hinter der Zahl steht kein Geld. Betrügerische Handelsseiten zeigen meist genau so einen steigenden Gewinn. Wer das Geld haben will, soll erst eine Gebühr oder eine Steuer zahlen, dann noch eine. Den Gewinn gab es nie.',
  withdrawScript:
    'Hinter der Zahl steht kein Geld. Auf betrügerischen Handelsseiten kommt der Gewinn aus genau so einem Skript. Wer das Geld haben will, soll erst eine Gebühr oder eine Steuer zahlen, dann noch eine. Den Gewinn gab es nie.',
  withdrawFalling:
    'Hinter der Zahl steht kein Geld, auch wenn Geschäfte hier Verlust machen können. Betrügerische Handelsseiten zeigen meist einen steigenden Gewinn und manchmal Verluste, damit man nachzahlt. Wer dort das Geld haben will, soll erst eine Gebühr oder eine Steuer zahlen, dann noch eine. Den Gewinn gab es nie.',
  withdrawAdvice:
    'Verlangt jemand, dass Sie erst zahlen: nichts mehr zahlen, Nachrichten aufheben, Bank und Polizei verständigen. Kein seriöser Anbieter verlangt das; echte Gebühren werden abgezogen.',

  paidAlready: 'Ich habe schon bezahlt',
  myself: 'Ich brauche selbst Hilfe',
  help: {
    about: 'Sie sind nicht schuld. Hat Ihr Kind bezahlt? Zusammen anrufen: „Mein Kind wurde betrogen.“',
    again: 'Bald bietet jemand an, das Geld zurückzuholen. Auflegen: Das ist der nächste Betrug.',
    steps: [
      ['Nichts mehr bezahlen,', 'nicht antworten. War jemand auf dem Gerät? Internet aus.'],
      [
        'Die Bank anrufen',
        '(die Nummer steht auf der Karte): „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“',
      ],
      ['Anzeige erstatten', 'bei der Polizei. Jede Nachricht und jeden Beleg aufheben.'],
    ],
  },

  seed: 'Seed',
  quoted: '„{text}“',
  unread: 'Im Link nicht verstanden: {names}',
  unreadNumber: 'Eine Zahl schreibt man darin so: {example}.',
  garbled: 'Die Adresse war nicht lesbar: Sie wurde wohl unterwegs verändert.',
  runBar: 'Lauf und Steuerung',
  controls: 'Steuerung',
  run: 'Dieser Lauf:',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  noLinks: 'Links funktionieren in dieser Ansicht nicht. Öffnen Sie die Datei in einem Browser.',

  errorHeading: 'Unexpected Application Error!',
  errorNote:
    'Diese Simulation ist stehen geblieben. Verloren ist nichts: Dahinter stehen weder Konto noch Geld.',
  errorStack: 'Stacktrace',
  reload: 'Neu laden',
  toDashboard: 'Zum Armaturenbrett',
  showNew: '{count} neue zeigen',
  showNewRest: '(simulierte Geschäfte)',
  showNewOne: '1 neues zeigen',
  showNewOneRest: '(simuliertes Geschäft)',
  waiting: 'Neue simulierte Geschäfte warten: {count}',

  waitingForNetwork: 'Warten auf die Internetverbindung. Dieser Teil öffnet sich, sobald er geladen ist.',
  cancel: 'Abbrechen',
  partFailed: 'Dieser Teil funktioniert gerade nicht. Alles andere läuft weiter.',
  tryAgain: 'Noch einmal versuchen',

  // Of curve and charts.
  charts: {
    caption: 'Simulierter Gesamtbetrag',
    read: 'Simulierte Zeit auf der Kurve',
    atTheEnd: 'am Ende',
    table: 'Als Tabelle',
    curve: 'Als Kurve',
    choice: '{count} ausgewählte Zeitpunkte. Dazwischen liegen weitere Geschäfte.',
    time: 'Simulierte Zeit',
    total: 'Simulierter Gesamtbetrag',

    rising: 'Simulierter Gewinn, Sekunde für Sekunde: {figures}',
  },
};

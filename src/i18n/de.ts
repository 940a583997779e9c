import type { en } from './en';
import { specified } from './specified.ts';

/** Every text of the page in German; typed by the English keys, so that a missing text does not compile. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  ...specified.de,

  labelWord: 'Simulation',
  labelRest: 'alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
  simulated: 'Simuliert',
  simulatedFigure: 'simuliert: {figure}',

  title: 'Simulation - Armaturenbrett',
  noScript:
    'Diese Simulation braucht JavaScript, und das ist hier ausgeschaltet. Schalten Sie es im Browser ein oder erlauben Sie dem Rahmen Skripte, und laden Sie die Seite neu.',
  notLoaded:
    'Eine Datei dieser Seite konnte nicht geladen werden oder kommt verspätet. Bitte laden Sie die Seite neu.',
  skip: 'Zu den Zahlen springen',
  navigation: 'Seitenleiste, nur Kulisse',
  scenery: 'Nur Kulisse - keine Seiten dahinter',
  searchNote: '(in dieser Simulation ohne Funktion)',
  notifications: 'Simulierte Benachrichtigungen: {count}',
  invented: '(erfunden)',
  fromLink: 'aus dem Link',

  period: 'Zeitraum',
  periodNote: 'Der Zeitraum ändert nur diese Beschriftung',
  periodSpoken: 'Beschriftung: {period}',

  randomStart: 'zufälliger Startwert',
  linkStart: 'Startwert aus dem Link',
  presetStart: 'fester Startwert',
  plusTrades: 'plus erfundene Geschäfte:',

  withheld:
    'Keine Zahlen, solange der Hinweis auf die Simulation nicht zu sehen ist. Etwas verdeckt, verbirgt oder verändert ihn, zum Beispiel eine Browser-Erweiterung.',

  realityNote:
    'Erfunden. In Wirklichkeit verlieren 74-89 % der Kleinanlegerkonten mit CFDs Geld (ESMA, 2018).',
  neverLoses: 'Hier gibt es nie Verluste. Im echten Handel schon.',

  scenario: 'Szenario',
  stage: 'Kulisse',
  fair: 'Fairer Markt',
  fairNote:
    'Szenario fairer Markt - weiterhin simuliert. Gewinn und Verlust sind gleich wahrscheinlich, jedes Geschäft kostet 0,35 €.',
  winRate: 'Trefferquote (berechnet)',
  soldAtLoss: 'Mit Verlust verkauft',
  statistics: 'Die Statistik dahinter',

  listTitle: 'Erfundene Geschäfte',
  emptyList: 'Gleich kommt das erste simulierte Geschäft',
  emptyPaused: 'Angehalten vor dem ersten simulierten Geschäft',
  uuid: 'UUID:',
  open: 'offen',
  new: 'Neu',
  rowSpoken: 'simuliert: {row}, Kauf {buy}, Verkauf {sell}, Gewinn {profit}',

  pause: 'Anhalten',
  resume: 'Fortsetzen',
  pausedSpoken: 'Simulation angehalten',
  resumedSpoken: 'Simulation läuft weiter',

  close: 'Schließen',
  withdrawTitle: 'Hier gibt es nichts auszuzahlen',
  withdrawInvented:
    'Der Gewinn auf dieser Seite ist erfunden. Dahinter stehen kein Konto, kein Handel und kein Geld, also lässt sich auch nichts auszahlen.',
  withdrawPattern:
    'Betrügerische Handelsseiten zeigen genau so einen steigenden Gewinn. Wer das Geld haben will, soll erst eine Gebühr oder eine Steuer zahlen, dann noch eine. Den Gewinn gab es nie.',
  withdrawAdvice:
    'Niemand darf Geld dafür verlangen, dass Sie an Ihr eigenes kommen. Verlangt es doch jemand: nichts mehr zahlen, Nachrichten aufheben, Bank und Polizei verständigen.',

  run: 'Lauf',
  runBar: 'Lauf und Steuerung',
  controls: 'Steuerung',
  deceive: 'So täuschen solche Seiten',

  errorHeading: 'Unexpected Application Error!',
  errorNote:
    'Diese Simulation ist stehen geblieben. Verloren ist nichts: Dahinter stehen weder Konto noch Geld.',
  errorStack: 'Stacktrace',
  reload: 'Neu laden',
};

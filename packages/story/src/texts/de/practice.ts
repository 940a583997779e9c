import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/practice';
import { cases } from './cases';

export const de: Translation<typeof en> = {
  about: 'Alles ist erfunden. Nichts wird gezählt, gespeichert oder gesendet.',
  question: 'Fall {number} von {count}: seriös oder Betrug?',
  is: { honest: 'Fall {number} von {count}: kein Betrug', fraud: 'Fall {number} von {count}: Betrug' },
  frames: {
    message: 'Eine Nachricht',
    mail: 'Eine E-Mail',
    letter: 'Ein Brief',
    offer: 'Ein Angebot',
    call: 'Ein Anruf',
    door: 'Ein Besuch',
  },
  checks: 'Was prüfen Sie?',
  checked: 'Was Sie geprüft haben',
  answer: 'Was meinen Sie?',
  answers: { honest: 'Seriös', fraud: 'Betrug' },
  said: { honest: 'Ihre Antwort: seriös.', fraud: 'Ihre Antwort: Betrug.' },
  decides: 'Diese Prüfung entscheidet: {check}.',
  twin: {
    honest: 'Wort für Wort dasselbe kann Betrug sein. Die Prüfung ergibt dann: {finds}',
    fraud: 'Wort für Wort dasselbe kann seriös sein. Die Prüfung ergibt dann: {finds}',
  },
  sign: 'Hier entscheidet ein Zeichen, ganz ohne Prüfung: {sign}',
  next: 'Weiter',

  end: 'Nach sechs Fällen',
  were: { honest: 'Was seriös war', fraud: 'Was Betrug war' },
  refused: 'Sie haben {case} abgewiesen.',
  believed: 'Sie haben {case} geglaubt.',
  noneRefused: 'Sie haben nichts Seriöses abgewiesen.',
  noneBelieved: 'Sie haben keinem Betrug geglaubt.',
  whatDecides: 'Was entscheidet',
  unchecked:
    'Sie haben nichts geprüft. Vom Ansehen allein kann es niemand wissen: Dieselben Worte können seriös oder Betrug sein.',
  undecided: 'Sie haben geprüft, aber nie das, was entscheidet. So blieb nur das Raten.',
  allFraud:
    'Wer alles für Betrug hält, ist nicht sicher, sondern allein: ohne die Wohnung, die Stelle und die Enkelin.',
  allHonest: 'Wer alles glaubt, ist freundlich und zahlt irgendwann dafür. Eine Prüfung kostet einen Anruf.',
  learned: 'Zeichen machen misstrauisch. Erst die Prüfung entscheidet, auch bei seriösen Angeboten.',

  real: 'Einmal in echt',
  lookUp: 'Schlagen Sie einen Anbieter nach, den Sie kennen:',
  sayAloud:
    'Oder sagen Sie laut, was Sie Ihrer Bank sagen würden: „Ich bin betrogen worden. Können Sie die Zahlung stoppen?“',

  again: 'Noch einmal, bevor es verblasst',
  fades: 'Was man so übt, hält nur dann Monate, wenn einen etwas daran erinnert.',
  entries: { week: 'In einer Woche, für meinen Kalender', months: 'In drei Monaten, für meinen Kalender' },
  entryTitle: 'Simulation: sechs Fälle prüfen',
  entryText: 'Sechs erfundene Nachrichten und Angebote. Fünf Minuten.',
  saved: '{file} ist gespeichert. Öffnen Sie die Datei, um den Termin in Ihren Kalender zu übernehmen.',
  notSaved:
    'Erscheint keine Datei, lässt der Rahmen um diese Seite sie keine Dateien speichern. Der Link: {link}',
  sets: { 1: 'Die ersten sechs Fälle', 2: 'Die zweiten sechs Fälle', 3: 'Die dritten sechs Fälle' },
  cases,
};

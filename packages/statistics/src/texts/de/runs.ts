import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/runs';

export const de: Translation<typeof en> = {
  saveRuns: 'Alle Läufe als CSV speichern',
  title: 'Viele Läufe',
  countLabel: 'Anzahl der Läufe',
  durationLabel: 'Simulierte Zeit je Lauf',
  durations: ['10\u00a0Minuten', '1\u00a0Stunde', '8\u00a0Stunden', '1\u00a0Tag'],
  seedTooLong:
    'Dieser Seed ist zu lang: Ein Link könnte die Seeds seiner Läufe nicht aufnehmen. Bitte einen kürzeren Seed verwenden.',

  playing: '{done} von {all} Läufen durchgespielt',
  played: '{done} Läufe simuliert',
  onPage:
    'Im Hintergrund (in einem Web Worker) ließen sich die Läufe nicht durchspielen. Das übernimmt diese Seite selbst: langsamer, mit demselben Ergebnis.',

  first: 'Dasselbe Glück auf zwei Märkten, je {all} Läufe.',
  rigged: '{ahead} von {done} gezinkten Läufen enden mit Gewinn.',
  besideLabel: 'Markt neben dem gezinkten',
  beside: {
    fair: {
      usual: {
        question: 'Wo enden {done} faire Läufe nach {duration}?',
        finding: '{ahead} von {done} bei einer fairen Münze; {costs}.',
      },
      own: {
        question: 'Wo enden {done} Läufe dieses Markts nach {duration}?',
        finding: '{ahead} von {done} bei einer Münze, die in {chance} der Fälle gewinnt; {costs}.',
      },
    },
    'rare-loss': {
      usual: {
        question: 'Wo enden {done} Läufe mit seltenen Verlusten nach {duration}?',
        finding: '{ahead} von {done} mit seltenen Verlusten.',
      },
    },
  },
  draw: 'Vermutung hier zeichnen',
  noGuess: 'noch nichts gezeichnet',
  guessed: '{guess} am Ende',
  show: 'Läufe zeigen',
  pass: 'Läufe ohne Vermutung zeigen',
  guess: 'Vermutet',
  legend: 'Jede Linie ist ein Lauf; fett: dieser Seed.',
  middle: 'mittlerer Lauf',
  higher: '↑\u00a0{times} Bildhöhen höher',
  lower: '↓\u00a0{times} Bildhöhen tiefer',
  cost: 'Kosten je Geschäft',
  half: 'etwa die Hälfte gewinnt',
  rule: 'Hier gilt: {rule}; {costs}.',
  spoken: '{cost}: {ahead} von {done} enden mit Gewinn, Median {median}',
  onAverage:
    'Ein Geschäft bringt im Schnitt {mean}. Um mit dem gezinkten Markt mitzuhalten, müssten {keep} der Geschäfte gewinnen.',
  near: 'Aus der Nähe',
  open: 'Diesen Markt auf der Übersicht öffnen',
  keep: 'Permalink',

  lecturers: 'Für Lehrende',
  shown: '{count} simulierte Läufe von je {duration}, Seeds {first} bis {last}',
  shownPartly: '{done} der {count} simulierten Läufe von je {duration} mit den Seeds {first} bis {last}',
  median: 'Median',
  figure: 'Zahl',
  figures: [
    'Läufe, die mit Gewinn enden',
    'Ihr Anteil, Bereich von 95\u00a0% (Wilson)',
    'Mittlere Änderung ± Standardfehler',
    'Median',
    'Bester Lauf',
    'Schlechtester Lauf',
    'Im theoretischen Bereich (95\u00a0%)',
    'p unter 5\u00a0% im Chi-Quadrat-Test',
  ],
  outOf: '{runs} von {all}, erwartet {expected}',
  openRanked: 'Lauf {k} öffnen',
  luckAhead:
    'Für sich allein sieht der beste Lauf nach Können aus. Er wurde nur nachträglich ausgesucht, aus {done}.',
  luckNone:
    'Selbst der beste dieser Läufe endete nicht im Plus. Dass er besser abschnitt als die anderen, ist ebenfalls Zufall.',

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

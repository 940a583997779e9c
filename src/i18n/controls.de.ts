import type { controlsEn } from './controls.en';

/** The texts of the controls panel in German. */
export const controlsDe: Readonly<Record<keyof typeof controlsEn, string>> = {
  title: 'Steuerung',
  about:
    'Alles auf dieser Seite entsteht aus diesen Angaben. Dieselben Angaben ergeben für alle denselben Lauf.',
  name: 'Name',
  nameHint: 'Leer: ein erfundener',
  nameHintV: 'Leer: {name}',
  amount: 'Startbetrag',
  trades: 'Startzahl der Geschäfte',
  emptyRandom: 'Leer: zufällig',
  emptyPreset: 'Leer: 181',
  seed: 'Startwort des Laufs',
  seedHint: 'Beliebiger Text. Dasselbe Startwort ergibt denselben Lauf.',
  newRun: 'Neuer Lauf',
  startAgain: 'Von vorn',
  appearance: 'Darstellung',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  digest: 'Gesprochene Zusammenfassung',
  digestAbout:
    'Screenreader sagen, wie viele simulierte Geschäfte dazukamen, und den Gewinn insgesamt. Neue Zeilen bleiben stumm.',
  digestOff: 'Aus',
  digestOften: 'Alle 10 s',
  digestSeldom: 'Alle 60 s',
  scenes: 'Szenen',
  scenesHint: 'Benannte Zustände für Folien und Bilder. Jede öffnet sich als Standbild.',
  close: 'Schließen',
};

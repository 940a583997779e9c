import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the controls panel in German. */
export const de: Translation<typeof en> = {
  title: 'Steuerung',
  thisRun: 'Dieser Lauf',
  about: 'Dieselben Einstellungen ergeben für alle denselben Lauf.',
  name: 'Name',
  nameHint: 'Leer lassen für einen erfundenen Namen',
  nameHintV: 'Leer lassen für {name}',
  amount: 'Startbetrag',
  trades: 'Geschäfte am Start',
  emptyRandom: 'Leer lassen für einen zufälligen Wert',
  emptyPreset: 'Leer lassen für 181',
  seed: 'Seed (Startwort)',
  seedHint: 'Beliebiger Text. Derselbe Seed ergibt denselben Lauf.',
  newRun: 'Neuer Lauf',
  startAgain: 'Übernehmen und neu starten',
  appearance: 'Darstellung',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  digest: 'Gesprochene Zusammenfassung',
  digestAbout:
    'Screenreader sagen an, wie viele simulierte Geschäfte dazukamen und wie hoch der Gesamtbetrag ist. Neue Zeilen werden nicht angesagt.',
  digestOff: 'Aus',
  digestOften: 'Alle 10\u00a0s',
  digestSeldom: 'Alle 60\u00a0s',
  explanations: 'Erklärungen',
  scenes: 'Szenen',
  scenesHint: 'Fertige Zustände für Folien und Bildschirmfotos. Alle öffnen sich angehalten.',
  close: 'Schließen',

  // Once for each scenario that can be chosen.
  choices: {
    rigged: 'Gezinkt: Jedes Geschäft bringt Gewinn, wie meist auf betrügerischen Seiten.',
    fair: 'Fairer Markt: Über jedes Geschäft entscheidet {coin}; {costs}.',
    own: 'Angepasster Markt: Über jedes Geschäft entscheidet {coin}; {costs}.',
  },
  chance: 'Gewinnchance der Münze',
  chanceHint: '{from} bis {to}. Leer lassen für {standard}',
  cost: 'Kosten je Geschäft',
  costHint: '{from} bis {to}. Leer lassen für {standard}',
};

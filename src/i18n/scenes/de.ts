import type { Translation } from '../texts';
import type { en } from './en';

/** The names of the scenes, in German. */
export const de: Translation<typeof en> = {
  empty: 'Vor dem ersten Geschäft',
  'first-trade': 'Erstes Geschäft',
  'full-list': 'Volle Liste',
  'long-run': 'Nach 30 Tagen',
  paused: 'Angehalten',
  withdraw: 'Dialog „Zurückziehen“',
  controls: 'Steuerung',
  deceive: 'So täuschen betrügerische Seiten',
  error: 'Fehlerseite',
  'long-name': 'Langer Name',
  'rtl-name': 'Name von rechts nach links',
  'huge-amount': 'Riesiger Betrag',
  'negative-amount': 'Negativer Betrag',
  story: 'Durchspielen',
  popup: 'Einblendung des Gewinns',
  lesson: 'Statistik',
  runs: 'Tausend Läufe',
  fair: 'Fairer Markt',
  'fair-negative': 'Fairer Markt, unter null',
  'fair-lesson': 'Fairer Markt, Statistik',
  'overlay-1': 'Analyse, Schritt 1',
  'overlay-2': 'Analyse, Schritt 2',
  'overlay-3': 'Analyse, Schritt 3',
  'overlay-4': 'Analyse, Schritt 4',
  result: '2 Geschäfte eröffnet',
  new: 'Neue Geschäfte',
  sold: 'Verkaufte Geschäfte',
};

import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of curve, pulse and comparison, in German. */
export const de: Translation<typeof en> = {
  caption: 'Simulierter Gesamtbetrag',
  read: 'Simulierte Zeit auf der Kurve',
  table: 'Als Tabelle',
  empty: 'Beginnt mit dem ersten simulierten Geschäft',
  time: 'Simulierte Zeit',
  total: 'Simulierter Gesamtbetrag',
  summary:
    'Simuliert: von {start} am Start auf {end} nach {time}. Niedrigster Gesamtbetrag {lowest}, höchster {highest}.',

  pulse: 'Geschäfte je 5 simulierte Sekunden',
  pulseSpoken:
    'Geschäfte je 5 simulierte Sekunden in der letzten simulierten Minute, älteste zuerst: {counts}',

  wonRigged: 'Angeblich gewonnen (erfunden)',
  wonScript: 'Angeblich gewonnen (erfunden)',
  wonMarket: 'Gewonnene Geschäfte (simuliert)',
  notLosing: 'Konten ohne Verlust (real)',
  notLosingShare: '11–26\u00a0%',

  rising: 'Simulierter Gewinn, Sekunde für Sekunde: {figures}',

  whole: '100\u00a0%',
};

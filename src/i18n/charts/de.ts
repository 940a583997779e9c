import type { Translation } from '../texts';
import type { en } from './en';

export const de: Translation<typeof en> = {
  caption: 'Simulierter Gesamtbetrag',
  read: 'Simulierte Zeit auf der Kurve',
  table: 'Als Tabelle',
  empty: 'Beginnt mit dem ersten simulierten Geschäft',
  time: 'Simulierte Zeit',
  total: 'Simulierter Gesamtbetrag',
  summary:
    'Simuliert: von {start} am Start auf {end} nach {time}. Niedrigster Gesamtbetrag {lowest}, höchster {highest}.',

  pulse: 'Je 5 simulierte Sekunden',
  pulseSpoken:
    'Geschäfte je 5 simulierte Sekunden in der letzten simulierten Minute, älteste zuerst: {counts}',

  rising: 'Simulierter Gewinn, Sekunde für Sekunde: {figures}',
};

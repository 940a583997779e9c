import type { en } from '../en/charts';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  caption: 'Simulierter Gesamtbetrag',
  read: 'Simulierte Zeit auf der Kurve',
  atTheEnd: 'am Ende',
  table: 'Als Tabelle',
  curve: 'Als Kurve',
  empty: 'Beginnt mit dem ersten simulierten Geschäft',
  time: 'Simulierte Zeit',
  total: 'Simulierter Gesamtbetrag',

  pulse: 'Die letzte simulierte Minute',
  pulseSpoken: 'Geschäfte der letzten simulierten Minute: {count}',

  rising: 'Simulierter Gewinn, Sekunde für Sekunde: {figures}',
};

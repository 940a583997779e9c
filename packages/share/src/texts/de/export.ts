import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/export';

export const de: Translation<typeof en> = {
  title: 'Export',
  about:
    'Alle Geschäfte dieses Laufs bis jetzt als Datei. In jeder Zeile steht, dass sie simuliert ist, wie in jedem Teil eines Bildschirmfotos.',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  tooLong:
    'Dieser Lauf hat {trades} simulierte Geschäfte. Eine Tabellenkalkulation öffnet höchstens {most} davon. Die neuesten {most} passen hinein.',
  newest: 'Die neuesten {most} speichern',
  all: 'Alle {trades} speichern',
  progress: 'Fortschritt des Exports',
  paidIn: 'eingezahlt',
  making: 'Simulierte Geschäfte werden geschrieben: {percent}\u00a0%',
};

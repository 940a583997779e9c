import type { en } from '../en/export';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Export',
  about: 'Alle Geschäfte dieses Laufs bis jetzt als Datei. In jeder Zeile steht, dass sie simuliert ist.',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  tooLong:
    'Dieser Lauf hat {trades} simulierte Geschäfte. Eine Tabellenkalkulation öffnet höchstens {most} davon. Die neuesten {most} passen hinein.',
  newest: 'Die neuesten {most} speichern',
  all: 'Alle {trades} speichern',
  progress: 'Fortschritt des Exports',
  making: 'Simulierte Geschäfte werden geschrieben: {percent}\u00a0%',
  saved: 'Gespeichert: {file} (simulierte Daten)',
  unconfirmed:
    '{file} (simulierte Daten) wurde dem Browser übergeben. Erscheint keine Datei, erlaubt der Rahmen um diese Seite keine Downloads: Öffnen Sie die Seite in einem eigenen Tab.',
  forbidden:
    'Der Rahmen um diese Seite erlaubt keine Downloads; {file} wurde nicht gespeichert. Öffnen Sie die Seite in einem eigenen Tab.',
  copy: 'Die Datei zum Kopieren, mit simulierten Daten',
  canceled: 'Abgebrochen; nichts wurde gespeichert',
  failed: 'Die Datei ließ sich nicht erstellen. Bitte noch einmal versuchen.',
  saveRuns: 'Alle Läufe als CSV speichern',
};

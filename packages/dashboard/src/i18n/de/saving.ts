import type { en } from '../en/saving';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  saved: 'Gespeichert: {file} (simulierte Daten)',
  unconfirmed:
    '{file} (simulierte Daten) wurde dem Browser übergeben. Erscheint keine Datei, erlaubt der Rahmen um diese Seite keine Downloads: Öffnen Sie die Seite in einem eigenen Tab.',
  forbidden:
    'Der Rahmen um diese Seite erlaubt keine Downloads; {file} wurde nicht gespeichert. Öffnen Sie die Seite in einem eigenen Tab.',
  copy: 'Die Datei zum Kopieren, mit simulierten Daten',
  canceled: 'Abgebrochen; nichts wurde gespeichert',
  failed: 'Die Datei ließ sich nicht erstellen. Bitte noch einmal versuchen.',
};

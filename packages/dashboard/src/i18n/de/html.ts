import type { en } from '../en/html';
import type { Translation } from '../texts';

/** The texts that the HTML alone has, in German. */
export const de: Translation<typeof en> = {
  noScript:
    'Diese Simulation braucht JavaScript, und das ist hier ausgeschaltet. Schalten Sie es im Browser ein oder erlauben Sie dem Rahmen Skripte, und laden Sie die Seite neu. Auf einer betrügerischen Seite bezahlt? Rufen Sie die Bank an, dann die Polizei.',
  notLoaded:
    'Eine Datei dieser Seite konnte nicht geladen werden oder kommt verspätet. Bitte laden Sie die Seite neu.',
  savedPage:
    'Eine gespeicherte Kopie dieser Seite steht still und hat ihr Aussehen verloren. Ohne Netz läuft die Zip-Datei einer Version: entpacken und START-HERE.html öffnen.',
};

import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the QR code of a run and of the list of runs for a class, in German. */
export const de: Translation<typeof en> = {
  open: 'QR-Code',
  title: 'Scannen öffnet diese Simulation',
  simulation: 'Simulation – alle Zahlen sind erfunden',
  file: 'Mit dem Telefon lässt sich dieser Link nicht öffnen: Die Seite ist eine Datei auf diesem Computer. Legen Sie den Ordner auf einen Webspace, oder starten Sie ein Klassennetz.',
  local:
    'Mit dem Telefon lässt sich dieser Link nicht öffnen: Er führt nur zu diesem Computer. Legen Sie die Seite auf einen Webspace, oder starten Sie sie als Klassennetz, und öffnen Sie die Adresse, die dann erscheint.',
  close: 'Schließen',

  listOpen: 'Klassenliste',
  listTitle: 'Ein eigener Lauf für alle in der Klasse',
  listAbout:
    'Ein QR-Code und ein Link zu jeder Nummer: Alle spielen ihren eigenen Lauf, und jeder lässt sich wieder öffnen.',
  seed: 'Name der Klasse',
  seedHint:
    'Der Seed jedes Laufs ist dieser Name mit einer Nummer, etwa {example}. Keine Namen von Personen.',
  count: 'Anzahl der Läufe',
  tooMany: 'Von 1 bis {max}',
  print: 'Drucken',
};

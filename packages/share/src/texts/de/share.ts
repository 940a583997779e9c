import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/share';

export const de: Translation<typeof en> = {
  title: 'Link',
  about: 'Wer ihn öffnet, sieht diesen Lauf mit denselben Zahlen.',
  besideExtra:
    'Er öffnet, was neben der Seite geöffnet ist, am Anfang dieses Kapitels und mit den üblichen Beträgen. Was vorher entschieden wurde, enthält er nicht.',
  draft: 'Was Sie unter „Lauf“ geändert haben, ist hier erst enthalten, wenn Sie es dort anwenden.',
  only: {
    file: 'Er funktioniert nur auf diesem Computer: Er führt zu einer Datei, die bleiben muss, wo sie ist.',
    local: 'Er funktioniert nur auf diesem Computer.',
  },
  moment: 'Ab simulierter Zeit',
  clock: 'Zeit',
  clockHint: 'Stunden:Minuten:Sekunden, Minuten:Sekunden oder nur Sekunden',
  clockRead: 'Das ist {clock}.',
  clockProblem: 'Bitte wie 00:05:00, 5:00 oder 300 schreiben, höchstens 30\u00a0Tage.',
  stayPaused: 'Dort angehalten bleiben',
  copy: 'Link kopieren',
  copied: 'Link zur Simulation kopiert',
  byHand: 'Kopieren fehlgeschlagen. Hier steht der Link:',

  simulation: 'Simulation – alle Zahlen sind erfunden',
  embedding: {
    open: 'Einbetten',
    title: 'In eine Seite einbetten',
    about: 'HTML für die eigene Seite. Es zeigt diesen Lauf, mit dem Simulationshinweis im Rahmen.',
    who: 'Seiten dieser Website und Seiten, die der eigene Rechner ausliefert (localhost), dürfen ihn zeigen, eine von der Platte geöffnete Datei nicht. Jede andere Website muss der Betreiber dieser Seite erlauben.',
    sandbox: 'Sandbox: nur Skripte erlauben',
    forbids:
      'In der Sandbox bleibt eine gewählte Darstellung nicht erhalten, es lassen sich keine Dateien speichern, und Links kopiert man von Hand, wenn der Browser die Zwischenablage sperrt. Safari zeigt dort nur den Simulationshinweis.',
    html: 'Code zum Einbetten',
    copy: 'Code kopieren',
    copied: 'Code zum Einbetten kopiert',
    byHand: 'Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Code oben und kopieren Sie ihn.',
    inSandbox:
      'Diese Seite steht in einem Rahmen mit Sandbox: Eine gewählte Darstellung bleibt nicht erhalten, und der Browser verweigert womöglich das Speichern von Dateien.',
  },
  classroom: {
    open: 'QR-Code',
    title: 'Scannen öffnet diese Simulation',
    file: 'Mit dem Telefon lässt sich dieser Link nicht öffnen: Die Seite ist eine Datei auf diesem Computer. Legen Sie den Ordner auf einen Webspace, oder starten Sie ein Klassennetz.',
    local:
      'Mit dem Telefon lässt sich dieser Link nicht öffnen: Er führt nur zu diesem Computer. Legen Sie die Seite auf einen Webspace, oder starten Sie sie als Klassennetz, und öffnen Sie die Adresse, die dann erscheint.',

    tooLong: 'Dieser Link ist zu lang für einen QR-Code. Kopieren Sie ihn stattdessen.',
    listOpen: 'Klassenliste',
    listAbout:
      'Ein QR-Code und ein Link zu jeder Nummer, in der passenden Sprache: Alle spielen ihren eigenen Lauf, und jeder lässt sich wieder öffnen.',
    seed: 'Name der Klasse',
    seedHint:
      'Der Seed jedes Laufs ist dieser Name mit einer Nummer, etwa {example}. Keine Namen von Personen.',
    count: 'Anzahl der Läufe',
    tooMany: 'Von 1 bis {max}',
    print: 'Drucken',
    save: 'Als Bild speichern',
    pictures: {
      saved: 'Gespeichert als {file}.',
      unconfirmed:
        '{file} wurde dem Browser übergeben. Erscheint keine Datei, lässt der Rahmen um diese Seite kein Speichern zu.',
      forbidden: 'Der Browser erlaubt das Speichern hier nicht.',
      failed: 'Der Browser erlaubt das Speichern hier nicht.',
    },
  },
};

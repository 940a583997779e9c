import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/checklist';

export const de: Translation<typeof en> = {
  title: 'Für jemanden, um den Sie sich sorgen',
  parts: [
    {
      title: 'Fragen und zuhören:',
      says: [
        '„Wie hast du die kennengelernt? Was hast du bezahlt, und was ist zurückgekommen?“ Es kann jeden treffen.',
      ],
    },
    {
      title: 'Besser nicht sagen:',
      says: ['„Wie konntest du nur?“ Scham lässt Menschen schweigen, und das hilft dem Betrug.'],
    },
    {
      title: 'Gemeinsam prüfen:',
      says: [
        'Steht das Unternehmen im Register der Finanzaufsicht?',
        'Verlangt es eine Gebühr, bevor es zahlt?',
        'Was sagt die Bank, angerufen unter der Nummer auf der Karte?',
      ],
    },
    {
      title: 'Wenn es abgestritten wird:',
      says: [
        'Nicht streiten. Da bleiben, morgen wieder fragen. Soll niemand davon wissen? Das braucht nur der Betrug.',
      ],
    },
    {
      title: 'Ohne die Person dürfen Sie',
      says: [
        'die Bank warnen, es der Polizei melden, sich beraten lassen. Nicht: sich für sie anmelden, ihr Geld bewegen, in ihrem Namen schreiben.',
      ],
    },
    {
      title: 'Am Bankschalter:',
      says: ['Dieselben Fragen, allein mit dem Kunden, vor der Zahlung.'],
    },
  ],
  print: 'Drucken',

  share: {
    sentence: 'Ich mache mir Sorgen, dass das ein Betrug ist. Wollen wir es zusammen prüfen? {link}',
    picture: 'Als Bild',
    copy: 'Satz und Link kopieren',
    copySentence: 'Satz kopieren',
    send: 'Teilen',
    open: 'Öffnen',
    pictures: {
      saved: 'Das Bild ist gespeichert',
      unconfirmed:
        'Das Bild wurde dem Browser übergeben. Erscheint keine Datei, kopieren Sie stattdessen den Satz.',
      forbidden: 'Der Browser lässt diese Seite keine Dateien speichern. Kopieren Sie stattdessen den Satz.',
      failed: 'Der Browser lässt diese Seite keine Dateien speichern. Kopieren Sie stattdessen den Satz.',
    },
    copied: 'Satz und Link kopiert',
    byHand: 'Kopieren ging nicht. Kopieren Sie den Satz von hier:',
  },
};

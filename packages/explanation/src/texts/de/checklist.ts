import type { Translation } from '@simulation/dashboard/texts';
import type { en } from '../en/checklist';

export const de: Translation<typeof en> = {
  title: 'Für jemanden, um den Sie sich sorgen',
  parts: [
    {
      title: 'Fragen und zuhören:',
      says: [
        '„Wie hast du diese Leute kennengelernt? Was hast du bezahlt, was kam zurück?“ Es kann jeden treffen.',
      ],
    },
    {
      title: 'Nicht sagen:',
      says: ['„Wie konntest du nur?“ Scham lässt Menschen schweigen.'],
    },
    {
      title: 'Gemeinsam prüfen:',
      says: [
        'Steht das Unternehmen im Register der Finanzaufsicht?',
        'Verlangt es eine Gebühr, bevor Geld zurückkommt?',
        'Was sagt die Bank? Ihre Nummer steht auf der Karte.',
      ],
    },
    {
      title: 'Wenn es abgestritten wird:',
      says: [
        'Nicht streiten. In Kontakt bleiben, morgen wieder fragen. Soll es geheim bleiben? Nur Betrug braucht Geheimnisse.',
      ],
    },
    {
      title: 'Ohne die Person dürfen Sie',
      says: [
        'die Bank warnen, es der Polizei melden, sich beraten lassen. Nie: sich in ihr Konto einloggen, ihr Geld bewegen, in ihrem Namen schreiben.',
      ],
    },
    {
      title: 'Wenn Ihr Kind bezahlt hat:',
      says: ['Bank anrufen, dann Polizei: „Mein Kind wurde betrogen.“ Nicht bestrafen.'],
    },
    {
      title: 'Am Bankschalter:',
      says: ['Dieselben Fragen, unter vier Augen, vor der Zahlung.'],
    },
  ],
  print: 'Drucken',
  signs: 'Warnzeichen',

  share: {
    sentence:
      'Ich mache mir Sorgen, dass das ein Betrug ist. Wollen wir zusammen ansehen, wie solche Seiten täuschen? {link}',
    picture: 'Checkliste als Bild',
    copy: 'Nachricht kopieren',
    copyLink: 'Link kopieren',
    send: 'Teilen',
    open: 'Öffnen',
    pictures: {
      saved: 'Das Bild ist gespeichert',
      unconfirmed:
        'Das Bild wurde dem Browser übergeben. Erscheint keine Datei, kopieren Sie stattdessen die Nachricht.',
      forbidden:
        'Der Browser lässt diese Seite keine Dateien speichern. Kopieren Sie stattdessen die Nachricht.',
      failed:
        'Der Browser lässt diese Seite keine Dateien speichern. Kopieren Sie stattdessen die Nachricht.',
    },
    copied: 'Die Nachricht ist kopiert',
    linkCopied: 'Der Link ist kopiert',
    byHand: 'Kopieren ging nicht. Kopieren Sie es von hier:',
  },
};

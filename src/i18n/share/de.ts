import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the link to share, in German. */
export const de: Translation<typeof en> = {
  title: 'Link',
  about: 'Wer ihn öffnet, sieht diesen Lauf: dieselben Geschäfte, dieselben Zahlen.',
  only: {
    file: 'Er funktioniert nur auf diesem Computer: Er führt zu einer Datei, die bleiben muss, wo sie ist.',
    local: 'Er funktioniert nur auf diesem Computer.',
  },
  moment: 'Ab simulierter Zeit {time}',
  stayPaused: 'Dort angehalten bleiben',
  copy: 'Link kopieren',
  copied: 'Link zur Simulation kopiert',
  byHand: 'Kopieren fehlgeschlagen. Hier steht der Link:',
};

import type { linkEn } from './link.en';

/** The texts of the link to share, in German. */
export const linkDe: Readonly<Record<keyof typeof linkEn, string>> = {
  title: 'Link',
  about: 'Wer ihn öffnet, sieht diesen Lauf: dieselben Geschäfte, dieselben Zahlen.',
  moment: 'Ab simulierter Zeit {time}',
  stayPaused: 'Dort angehalten bleiben',
  copy: 'Link kopieren',
  copied: 'Link zur Simulation kopiert',
  byHand: 'Kopieren fehlgeschlagen. Hier steht der Link:',
};

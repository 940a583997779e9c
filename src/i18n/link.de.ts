import type { linkEn } from './link.en';

/** The texts of the link to share, in German. */
export const linkDe: Readonly<Record<keyof typeof linkEn, string>> = {
  title: 'Link',
  about: 'Wer ihn öffnet, sieht diesen Lauf: dieselben Geschäfte, dieselben Zahlen.',
  moment: 'Mit dem jetzigen Stand, {time}',
  copy: 'Link kopieren',
  copied: 'Kopiert: Link auf eine Simulation',
  byHand: 'Von hier kopieren:',
};

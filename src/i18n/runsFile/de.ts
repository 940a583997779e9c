import type { Translation } from '../texts';
import type { en } from './en';

/** The texts of the file of many runs, in German. */
export const de: Translation<typeof en> = {
  saveCsv: '{market}: Läufe als CSV speichern',
  saveJson: '{market}: Läufe als JSON speichern',
  yes: 'ja',
  columns: {
    simulated: 'simuliert',
    seed: 'seed',
    change: 'änderung',
    trades: 'geschäfte',
    wins: 'gewonnen',
    lowest: 'niedrigste änderung',
    highest: 'höchste änderung',
    p: 'p (chi-quadrat)',
    scenario: 'szenario',
    seconds: 'simulierte sekunden',
    chance: 'chance in prozent',
    cost: 'kosten',
  },
  changeAt: 'änderung nach {seconds} simulierten sekunden',
};

import type { Locale, Translation } from './languages';

const en = {
  /** Stands in the first column. */
  yes: 'yes',
  /** The heads of the columns of a CSV file: of trades, and of many runs. */
  columns: {
    simulated: 'simulated',
    number: 'number',
    seconds: 'simulated seconds',
    instrument: 'instrument',
    buy: 'buy',
    sell: 'sell',
    profit: 'profit',
    currency: 'currency',
    uuid: 'uuid',
    startAmount: 'start amount',
    startCount: 'start count',
    chance: 'chance in percent',
    factor: 'factor of a loss',
    cost: 'cost',
    scenario: 'scenario',
    seed: 'seed',
    change: 'change',
    trades: 'trades',
    wins: 'winning trades',
    lowest: 'lowest change',
    highest: 'highest change',
    p: 'p (chi-square)',
  },
  /** The head of a column with the change at an earlier moment. */
  changeAt: 'change after {seconds} simulated seconds',
} as const;

const de: Translation<typeof en> = {
  yes: 'ja',
  columns: {
    simulated: 'simuliert',
    number: 'nummer',
    seconds: 'simulierte sekunden',
    instrument: 'instrument',
    buy: 'kauf',
    sell: 'verkauf',
    profit: 'gewinn',
    currency: 'währung',
    uuid: 'uuid',
    startAmount: 'startbetrag',
    startCount: 'startanzahl',
    chance: 'chance in prozent',
    factor: 'faktor eines verlusts',
    cost: 'kosten',
    scenario: 'szenario',
    seed: 'seed',
    change: 'änderung',
    trades: 'geschäfte',
    wins: 'gewonnen',
    lowest: 'niedrigste änderung',
    highest: 'höchste änderung',
    p: 'p (chi-quadrat)',
  },
  changeAt: 'änderung nach {seconds} simulierten sekunden',
};

/** The words of CSV files, of the page and of the feed. */
export const CSV_TEXTS: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

/** What a column holds. */
export type ColumnName = keyof (typeof en)['columns'];

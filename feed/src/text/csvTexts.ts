import { exportTexts } from '../../../src/i18n/export';
import { NOTICE } from '../library/notice';

/** In German, what a column of events or of many runs is called; in English a column has its name. */
const GERMAN_HEADS = {
  ...exportTexts.de.columns,
  run: 'lauf',
  id: 'id',
  at: 'simulierte millisekunden',
  type: 'ereignis',
  step: 'schritt',
  status: 'status',
  currencySell: 'verkaufte währung',
  currencyBuy: 'bezahlt in',
  buyCents: 'kauf in cent',
  sellCents: 'verkauf in cent',
  profitCents: 'gewinn in cent',
  key: 'schlüssel',
  total: 'gesamt',
  totalCents: 'gesamt in cent',
  count: 'anzahl geschäfte',
  engineVersion: 'engine-version',
  notice: 'hinweis',
};

export type CsvColumn = keyof typeof GERMAN_HEADS;

/** How the CSV file of a format is written, and what it says. */
export const csvTextsOf = (format: 'csv' | 'csv-de') => TEXTS[format];

const TEXTS = {
  csv: { locale: 'en', headOf: (key: CsvColumn): string => key, yes: 'true', notice: NOTICE },
  'csv-de': {
    locale: 'de',
    headOf: (key: CsvColumn) => GERMAN_HEADS[key],
    yes: exportTexts.de.yes,
    notice: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
  },
} as const;

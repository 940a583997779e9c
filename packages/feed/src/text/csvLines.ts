import { BYTE_ORDER_MARK, type Column, csvTable } from '@simulation/engine/format';
import { CSV_TEXTS } from '@simulation/engine/texts';
import { NOTICE } from '../library/notice';

/** In German, what a column of events or of many runs is called; in English a column has its name. */
const GERMAN_HEADS = {
  ...CSV_TEXTS.de.columns,
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

const TEXTS = {
  csv: { locale: 'en', headOf: (key: CsvColumn): string => key, yes: 'true', notice: NOTICE },
  'csv-de': {
    locale: 'de',
    headOf: (key: CsvColumn) => GERMAN_HEADS[key],
    yes: CSV_TEXTS.de.yes,
    notice: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
  },
} as const;

/** The lines of a CSV file in one of its formats. Each row has the notice too, behind these columns. */
export function csvLines<Row>(format: keyof typeof TEXTS, columns: readonly Column<Row, CsvColumn>[]) {
  const { locale, headOf, yes, notice } = TEXTS[format];
  const { head, line } = csvTable<Row, CsvColumn>(
    [...columns, { key: 'notice', kind: 'text', value: () => notice }],
    headOf,
    yes,
    locale,
  );
  // The German one is for spreadsheets, the other one for programs.
  return { head: format === 'csv-de' ? BYTE_ORDER_MARK + head : head, line };
}

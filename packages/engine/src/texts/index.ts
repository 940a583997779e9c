/** Languages, and the words that every program which shows a run needs. */
export { analysis } from './analysis';
export { type ColumnName, CSV_TEXTS } from './csvTexts';
export { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, localeOf, type Translation } from './languages';
export { MARKETS_TEXTS } from './markets';
export type { MarketsTexts } from './marketTexts';

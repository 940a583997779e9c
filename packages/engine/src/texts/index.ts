/** Languages, and the words that every program which shows a run needs. */
import { markets as de } from './de/markets';
import { markets as en } from './en/markets';
import type { Locale } from './languages';
import type { MarketsTexts } from './marketTexts';

export { analysis } from './analysis';
export { type ColumnName, CSV_TEXTS } from './csvTexts';
export { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, localeOf, type Translation } from './languages';
export type { MarketsTexts } from './marketTexts';

/** What is said of each market. */
export const MARKETS_TEXTS: Readonly<Record<Locale, MarketsTexts>> = { en, de };

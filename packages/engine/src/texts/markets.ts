import { markets as de } from './de/markets';
import { markets as en } from './en/markets';
import type { Locale } from './languages';
import type { MarketsTexts } from './marketTexts';

/** What is said of each market. */
export const MARKETS_TEXTS: Readonly<Record<Locale, MarketsTexts>> = { en, de };

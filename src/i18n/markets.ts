import { markets as de } from './de/markets';
import { markets as en } from './en/markets';
import type { MarketsTexts } from './marketTexts';
import type { Locale } from './texts';

/** The texts of every market; those of `page` are in the page too. */
export const marketsTexts: Readonly<Record<Locale, MarketsTexts>> = { en, de };

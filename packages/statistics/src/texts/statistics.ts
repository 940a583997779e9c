import type { Locale, Translation } from '@simulation/dashboard/texts';
import type { MarketName, VariantOf } from '@simulation/engine';
import { de } from './de/statistics';
import { en } from './en/statistics';

/** The link to each market. One without it for each of its variants does not compile. */
type Open = { readonly [Name in MarketName]: Readonly<Record<VariantOf<Name>, string>> };

export type StatisticsTexts = Translation<Omit<typeof en, 'open'>> & { readonly open: Open };

export const statisticsTexts: Readonly<Record<Locale, StatisticsTexts>> = { en, de };

import type { MarketName, SpecifiedName, VariantOf } from '@simulation/engine';
import { de } from './de/statistics';
import { en } from './en/statistics';
import type { Locale, Translation } from './texts';

/** What is said of a market beside the rigged feed. One without it for each of its variants does not compile. */
type Comparisons = {
  readonly [Name in Exclude<MarketName, SpecifiedName>]: Readonly<
    Record<VariantOf<Name>, { readonly title: string; readonly about: string; readonly invented: string }>
  >;
};

export type StatisticsTexts = Translation<Omit<typeof en, 'comparison'>> & {
  readonly comparison: Comparisons;
};

export const statisticsTexts: Readonly<Record<Locale, StatisticsTexts>> = { en, de };

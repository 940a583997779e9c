import { de } from './de/statistics';
import { en } from './en/statistics';
import type { Locale, Translation } from './texts';

export type StatisticsTexts = Translation<typeof en>;

export const statisticsTexts: Readonly<Record<Locale, StatisticsTexts>> = { en, de };

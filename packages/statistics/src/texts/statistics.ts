import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/statistics';
import { en } from './en/statistics';

export type StatisticsTexts = Translation<typeof en>;

export const statisticsTexts: Readonly<Record<Locale, StatisticsTexts>> = { en, de };

import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type StatisticsTexts = Translation<typeof en>;

export const statisticsTexts: Readonly<Record<Locale, StatisticsTexts>> = { en, de };

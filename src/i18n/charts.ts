import { de } from './de/charts';
import { en } from './en/charts';
import type { Locale, Translation } from './texts';

export type ChartsTexts = Translation<typeof en>;

export const chartsTexts: Readonly<Record<Locale, ChartsTexts>> = { en, de };

import { de } from './de/charts';
import { en } from './en/charts';
import type { Locale, Translation } from './texts';

export const chartsTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

import type { Locale, Translation } from '@simulation/dashboard/texts';
import type { en } from './en/practice';

export type PracticeTexts = Translation<typeof en>;

/** Loads the texts of the practice in one language: a chunk of its own. */
export const loadPracticeTexts: Readonly<Record<Locale, () => Promise<PracticeTexts>>> = {
  en: () => import('./en/practice').then(({ en }) => en),
  de: () => import('./de/practice').then(({ de }) => de),
};

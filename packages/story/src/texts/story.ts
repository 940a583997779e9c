import type { Locale, Translation } from '@simulation/dashboard/texts';
import type { en } from './en/story';

export type StoryTexts = Translation<typeof en>;

/** Loads the texts of the story in one language: a chunk of its own. */
export const loadStoryTexts: Readonly<Record<Locale, () => Promise<StoryTexts>>> = {
  en: () => import('./en/story').then(({ en }) => en),
  de: () => import('./de/story').then(({ de }) => de),
};

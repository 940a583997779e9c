import { de } from './de/story';
import { en } from './en/story';
import type { Locale, Translation } from './texts';

export type StoryTexts = Translation<typeof en>;

export const storyTexts: Readonly<Record<Locale, StoryTexts>> = { en, de };

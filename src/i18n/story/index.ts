import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type StoryTexts = Translation<typeof en>;

export const storyTexts: Readonly<Record<Locale, StoryTexts>> = { en, de };

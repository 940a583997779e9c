import { de } from './de/share';
import { en } from './en/share';
import type { Locale, Translation } from './texts';

export const shareTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

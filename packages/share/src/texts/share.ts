import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/share';
import { en } from './en/share';

export const shareTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

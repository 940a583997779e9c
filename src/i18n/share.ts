import { de } from './de/share';
import { en } from './en/share';
import type { Locale, Translation } from './texts';

export type ShareTexts = Translation<typeof en>;

export const shareTexts: Readonly<Record<Locale, ShareTexts>> = { en, de };

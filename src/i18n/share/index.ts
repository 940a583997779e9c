import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ShareTexts = Translation<typeof en>;

export const shareTexts: Readonly<Record<Locale, ShareTexts>> = { en, de };

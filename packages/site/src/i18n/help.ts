import { de } from './de/help';
import { en } from './en/help';
import type { Locale, Translation } from './texts';

export type HelpTexts = Translation<typeof en>;

export const helpTexts: Readonly<Record<Locale, HelpTexts>> = { en, de };

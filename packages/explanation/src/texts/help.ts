import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/help';
import { en } from './en/help';

export type HelpTexts = Translation<typeof en>;

export const helpTexts: Readonly<Record<Locale, HelpTexts>> = { en, de };

import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/explanation';
import { en } from './en/explanation';

export type ExplanationTexts = Translation<typeof en>;

export const explanationTexts: Readonly<Record<Locale, ExplanationTexts>> = { en, de };

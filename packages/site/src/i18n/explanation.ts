import { de } from './de/explanation';
import { en } from './en/explanation';
import type { Locale, Translation } from './texts';

export type ExplanationTexts = Translation<typeof en>;

export const explanationTexts: Readonly<Record<Locale, ExplanationTexts>> = { en, de };

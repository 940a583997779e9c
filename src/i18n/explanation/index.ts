import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export type ExplanationTexts = Translation<typeof en>;

export const explanationTexts: Readonly<Record<Locale, ExplanationTexts>> = { en, de };

import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

export const startupTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

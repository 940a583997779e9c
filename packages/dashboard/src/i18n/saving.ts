import { de } from './de/saving';
import { en } from './en/saving';
import type { Locale, Translation } from './texts';

export const savingTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

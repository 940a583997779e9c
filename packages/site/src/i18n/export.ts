import { de } from './de/export';
import { en } from './en/export';
import type { Locale, Translation } from './texts';

export const exportTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

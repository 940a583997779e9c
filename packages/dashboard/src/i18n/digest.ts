import { de } from './de/digest';
import { en } from './en/digest';
import type { Locale, Translation } from './texts';

export const digestTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

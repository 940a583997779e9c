import { de } from './de/fields';
import { en } from './en/fields';
import type { Locale, Translation } from './texts';

export const fieldsTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

import { de } from './de/away';
import { en } from './en/away';
import type { Locale, Translation } from './texts';

export const awayTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

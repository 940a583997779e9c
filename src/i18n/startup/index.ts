import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

/** Texts before the first render; in the first script. */
export const startupTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

import type { Locale, Translation } from '../texts';
import { de } from './de';
import { en } from './en';

/** What is said while a chunk that was asked for has not arrived. */
export const networkTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

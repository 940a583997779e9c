import type { Locale, Translation } from '@simulation/dashboard/texts';
import { de } from './de/doors';
import { en } from './en/doors';

/** The words of what leads here, which are in the script of the page. */
export const doorTexts: Readonly<Record<Locale, Translation<typeof en>>> = { en, de };

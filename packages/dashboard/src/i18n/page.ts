import type { Locale } from '@simulation/engine/texts';
import { de } from './de/page';
import { en } from './en/page';
import type { Texts } from './texts';

/** The texts of the first page, in the script of the page: no request stands between it and the figures. */
export const pageTexts: Readonly<Record<Locale, Texts>> = { en, de };

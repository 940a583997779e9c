import { de } from './de/page.ts';
import { en } from './en/page.ts';
import type { Locale } from './languages.ts';
import type { Texts } from './texts.ts';

/** The texts of the first page. The build puts them into the HTML; no script of the page imports them. */
export const pageTexts: Readonly<Record<Locale, Texts>> = { en, de };

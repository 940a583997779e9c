import type { Locale } from './texts';
import { whereFromDe } from './whereFrom.de';
import { whereFromEn } from './whereFrom.en';

export type WhereFromTexts = typeof whereFromEn;

const whereFromByLocale: Readonly<Record<Locale, WhereFromTexts>> = { en: whereFromEn, de: whereFromDe };

/** What is said about the origin of each figure. */
export function whereFromTextsOf(locale: Locale): WhereFromTexts {
  return whereFromByLocale[locale];
}

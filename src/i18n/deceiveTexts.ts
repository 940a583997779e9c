import { deceiveDe } from './deceive.de';
import { deceiveEn } from './deceive.en';
import type { Locale } from './texts';

export type DeceiveTexts = typeof deceiveEn;

const deceiveByLocale: Readonly<Record<Locale, DeceiveTexts>> = { en: deceiveEn, de: deceiveDe };

/** The texts of the guided explanation. */
export function deceiveTextsOf(locale: Locale): DeceiveTexts {
  return deceiveByLocale[locale];
}

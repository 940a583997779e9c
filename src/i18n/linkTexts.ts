import { linkDe } from './link.de';
import { linkEn } from './link.en';
import type { Locale } from './texts';

const linkByLocale: Readonly<Record<Locale, Readonly<Record<keyof typeof linkEn, string>>>> = {
  en: linkEn,
  de: linkDe,
};

/** The texts of the link to share. */
export function linkTextsOf(locale: Locale) {
  return linkByLocale[locale];
}

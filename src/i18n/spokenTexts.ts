import { spokenDe } from './spoken.de';
import { spokenEn } from './spoken.en';
import type { Locale } from './texts';

type SpokenTexts = Readonly<Record<keyof typeof spokenEn, string>>;

const spokenByLocale: Readonly<Record<Locale, SpokenTexts>> = { en: spokenEn, de: spokenDe };

/** The texts of the digest and of the trades that wait. */
export function spokenTextsOf(locale: Locale): SpokenTexts {
  return spokenByLocale[locale];
}

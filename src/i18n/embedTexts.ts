import { embedDe } from './embed.de';
import { embedEn } from './embed.en';
import type { Locale } from './texts';

const embedByLocale: Readonly<Record<Locale, Readonly<Record<keyof typeof embedEn, string>>>> = {
  en: embedEn,
  de: embedDe,
};

/** The texts about showing the page in a frame of another page. */
export function embedTextsOf(locale: Locale) {
  return embedByLocale[locale];
}

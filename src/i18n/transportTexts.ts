import type { Locale } from './texts';
import { transportDe } from './transport.de';
import { transportEn } from './transport.en';

export type TransportTexts = Readonly<Record<keyof typeof transportEn, string>>;

const transportByLocale: Readonly<Record<Locale, TransportTexts>> = { en: transportEn, de: transportDe };

/** The texts of the clock. */
export function transportTextsOf(locale: Locale): TransportTexts {
  return transportByLocale[locale];
}

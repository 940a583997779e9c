import { LANGUAGES, LOCALES, type Locale, type NumberFormat } from '../i18n/languages';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which languages there are
export const numberFormats = Object.fromEntries(
  LOCALES.map((locale) => [locale, LANGUAGES[locale].numbers]),
) as Readonly<Record<Locale, NumberFormat>>;

/** The true minus, as wide as a plus. */
export const MINUS = '\u2212';

/**
 * The digits of a whole number in groups of three. Not by `Intl`: its output differs between versions of a browser.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
export function groupDigits(value: number, locale: Locale): string {
  return String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, numberFormats[locale].thousandSeparator);
}

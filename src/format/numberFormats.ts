import type { Locale } from '../i18n';

/**
 * How each language writes numbers. Specification, section 3: only these two formats of money are defined. The space of
 * ` €` is an ordinary one; that amounts never wrap is the style sheet's business. A percent sign follows its number, in
 * German after a no-break space.
 */
export const numberFormats = {
  en: {
    currency: 'USD',
    prefix: '$',
    suffix: '',
    thousandSeparator: ',',
    decimalSeparator: '.',
    percentSign: '%',
  },
  de: {
    currency: 'EUR',
    prefix: '',
    suffix: ' €',
    thousandSeparator: '.',
    decimalSeparator: ',',
    percentSign: '\u00a0%',
  },
} as const satisfies Record<Locale, unknown>;

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

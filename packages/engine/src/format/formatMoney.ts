import type { Cents } from '..';
import { LANGUAGES, type Locale } from '../texts/languages';
import { groupDigits, MINUS } from './formatNumber';

/** An amount as text, two decimals: `$1,234.50`, `1.234,50 €`, `−$50.00`. Zero has no sign. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return cents < 0 ? MINUS + unsigned(cents, locale) : unsigned(cents, locale);
}

/** An amount that came in, always with its sign: `+$7.35`, `+7,35 €`. Zero has none. */
export function formatGain(cents: Cents, locale: Locale): string {
  return cents > 0 ? `+${unsigned(cents, locale)}` : formatMoney(cents, locale);
}

function unsigned(cents: Cents, locale: Locale): string {
  const { prefix, suffix, decimalSeparator } = LANGUAGES[locale].numbers;
  const size = Math.abs(cents);
  const units = groupDigits(Math.floor(size / 100), locale);
  const fraction = String(size % 100).padStart(2, '0');
  return `${prefix}${units}${decimalSeparator}${fraction}${suffix}`;
}

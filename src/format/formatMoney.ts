import type { Cents } from '../engine';
import { currencyFormats, type PageCurrency } from './currencyFormats';
import { groupDigits, MINUS } from './digits';

/** An amount as text, two decimals: `$1,234.50`, `1.234,50 €`, `−$50.00`. Zero has no sign. */
export function formatMoney(cents: Cents, currency: PageCurrency): string {
  return cents < 0 ? MINUS + unsigned(cents, currency) : unsigned(cents, currency);
}

/** An amount that came in, always with its sign: `+$7.35`, `+7,35 €`. Zero has none. */
export function formatGain(cents: Cents, currency: PageCurrency): string {
  return cents > 0 ? `+${unsigned(cents, currency)}` : formatMoney(cents, currency);
}

function unsigned(cents: Cents, currency: PageCurrency): string {
  const { prefix, suffix, thousandSeparator, decimalSeparator } = currencyFormats[currency];
  const size = Math.abs(cents);
  const units = groupDigits(Math.floor(size / 100), thousandSeparator);
  const fraction = String(size % 100).padStart(2, '0');
  return `${prefix}${units}${decimalSeparator}${fraction}${suffix}`;
}

import type { Cents } from '..';

/** An amount for programs: units with two decimals, a point, no grouping, an ordinary minus: `-1234.50`. */
export function exactMoney(cents: Cents): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100).toFixed()}.${String(size % 100).padStart(2, '0')}`;
}

/** A rate for programs, from tenths of a percent: percent with one decimal, `85.7`. */
export const exactRate = (tenths: number) => (tenths / 10).toFixed(1);

/** A count for programs: plain digits, never an exponent, at most twelve decimals. */
export function exactNumber(count: number): string {
  const text = Number.isInteger(count) ? count.toFixed() : String(count);
  return text.includes('e')
    ? count
        .toFixed(12)
        .replace(/\.?0+$/, '')
        .replace(/-0$/, '0')
    : text;
}

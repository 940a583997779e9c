/** The true minus, as wide as a plus. */
export const MINUS = '\u2212';

/**
 * The digits of a whole number in groups of three. By hand and not by `Intl`: what is written follows from the path
 * alone, never from the visitor's machine.
 *
 * By `toFixed` and not by `String`: the browser keeps the text of numbers written that way.
 *
 * @param value a whole number, at most `Number.MAX_SAFE_INTEGER` in size; its sign is left out
 */
export function groupDigits(value: number, separator: string): string {
  return Math.abs(value)
    .toFixed()
    .replace(/\B(?=(\d{3})+$)/g, separator);
}

import type { Option } from '../library/options';

const plain = (number: number) => number.toLocaleString('en-US');

/** The values of an option, in help, page and documents; undefined for any text. */
export function describeValues({ words = [], length, range }: Option): string | undefined {
  const numbers = range && `${plain(range.from)} to ${plain(range.to)}`;
  const texts = length && Number.isFinite(length.to) && `${length.from} to ${plain(length.to)} characters`;
  return [numbers, texts, ...words].filter(Boolean).join(' or ') || undefined;
}

/** A name for the value of an option. */
export function placeholder({ placeholder, words, range, unit }: Option): string {
  if (placeholder !== undefined) return placeholder;
  if (unit !== undefined) return 'TIME';
  if (range !== undefined) return 'NUMBER';
  return words === undefined ? 'TEXT' : 'NAME';
}

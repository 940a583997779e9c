import type { CSSProperties } from 'react';
import { amountParts, CENTS_SIZE } from '../../ui/Figure/amountParts';

/** Advance widths in em of Inter 600 with the letter spacing of the total: digits and symbols, and separators. */
const WIDE = 0.62;
const NARROW = 0.24;

/** Figures that are narrower get the font size of these: a total, and any other. */
export const SHORTEST_TOTAL = '$10,000.00';
export const SHORTEST_FIGURE = '000000';

/**
 * Tells CSS the width of a figure in em (`--ems`), so that it chooses a font size at which the figure fits its card.
 * Where the policy forbids the attribute, in a snapshot of the page, the style sheets take that of a usual figure.
 *
 * @param shortest figures that are narrower get the font size of this one
 */
export function fitToWidth(figure: string, shortest: string): CSSProperties & Record<'--ems', number> {
  const width = (text: string) => {
    const [units, cents] = amountParts(text);
    return widthInEms(units) + CENTS_SIZE * widthInEms(cents);
  };
  return { '--ems': Math.round(Math.max(width(figure), width(shortest)) * 100) / 100 };
}

function widthInEms(figure: string): number {
  return Array.from(figure).reduce((sum, character) => sum + (/[.,\s]/.test(character) ? NARROW : WIDE), 0);
}

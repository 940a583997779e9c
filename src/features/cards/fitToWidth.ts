import type { CSSProperties } from 'react';

/** Advance widths in em of Inter 600 with the letter spacing of the total: digits and symbols, and separators. */
const WIDE = 0.62;
const NARROW = 0.24;

/**
 * Tells CSS the width of a figure in em (`--ems`), so that it chooses a font size at which the figure fits its card.
 *
 * @param shortest figures that are narrower get the font size of this one
 */
export function fitToWidth(figure: string, shortest: string): CSSProperties & Record<'--ems', number> {
  return { '--ems': Math.round(Math.max(widthInEms(figure), widthInEms(shortest)) * 100) / 100 };
}

function widthInEms(figure: string): number {
  return Array.from(figure).reduce((sum, character) => sum + (/[.,\s]/.test(character) ? NARROW : WIDE), 0);
}

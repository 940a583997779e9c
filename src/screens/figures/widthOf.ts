import type { CSSProperties } from 'react';

/** Advance widths in ems, Inter 600 with the tracking of the total: digits and signs, and what separates them. */
const WIDE = 0.62;
const NARROW = 0.24;

/**
 * The size of a figure follows its width, so that it is never cut: CSS reads its width in ems from here.
 *
 * @param least shorter figures are as large as this one
 */
export function widthOf(figure: string, least: string): CSSProperties & Record<'--ems', number> {
  return { '--ems': Math.round(Math.max(emsOf(figure), emsOf(least)) * 100) / 100 };
}

function emsOf(figure: string): number {
  return Array.from(figure).reduce((sum, sign) => sum + (/[.,\s]/.test(sign) ? NARROW : WIDE), 0);
}

import type { CSSProperties } from 'react';

/**
 * The size of a figure follows its length: CSS reads the number of letters from here.
 *
 * @param least shorter figures are as large as one of this length
 */
export function lettersOf(figure: string, least: number): CSSProperties & Record<'--letters', number> {
  return { '--letters': Math.max(least, figure.length) };
}

import { startTransition } from 'react';
import { isStill } from './motion';

/**
 * Draws what has just come in slices, between which the page goes on. A page that was opened still is drawn at once:
 * pictures of it are to be equal to the last pixel, and what is painted in parts may differ at the seams.
 */
export function gradually(draw: () => void): void {
  if (isStill()) draw();
  else startTransition(draw);
}

import { readAddress } from '../../address';
import type { Visit } from '../../visit/visit';
import { base, currentLocation } from '../location';
import { readVisit } from '../readVisit';
import { showFirstPaint } from './showFirstPaint';

// A module in <head> that the first paint waits for where the browser can (`blocking="render"`), with all that it imports in one
// chunk (vite.config.ts). The page's own module takes from it what it has read.

export const address = readAddress(currentLocation(), base);

/** Without what its scene opens. Undefined where something threw: the page reads it again, and shows the error. */
export const start = draw();

function draw(): Visit | undefined {
  try {
    const visit = readVisit(address);
    // In a page of one file it would come no sooner than the page itself.
    if (import.meta.env.MODE !== 'single-file') showFirstPaint(visit);
    return visit;
  } catch {
    return undefined;
  }
}

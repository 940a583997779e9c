import { readAddress } from '../../address';
import { base, currentLocation } from '../location';
import { readStart, type Start } from './readStart';
import { showFirstPaint } from './showFirstPaint';

// A module in <head> that the first paint waits for where the browser can (`blocking="render"`), with all that it imports in one
// chunk (vite.config.ts). The page's own module takes from it what it has read.

export const address = readAddress(currentLocation(), base);

/** Undefined where something threw: the page reads it again, and shows the error. */
export const start = draw();

function draw(): Start | undefined {
  try {
    const read = readStart(address);
    // In a page of one file it would come no sooner than the page itself.
    if (import.meta.env.MODE !== 'single-file') showFirstPaint(read);
    return read;
  } catch {
    return undefined;
  }
}

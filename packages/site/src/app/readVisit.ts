import { readAddress } from '../visit/address';
import { openVisit, type Visit } from '../visit/visit';
import { freshSeed } from './entropy';
import { readEntry } from './historyEntry';
import { base, currentLocation, isFramed } from './location';

/** The visit of the present entry of the history, as it was left; where it has none, the one that the address opens. */
export function readVisit(): Visit {
  const { visit } = readEntry();
  if (visit === undefined) {
    const address = readAddress(currentLocation(), base);
    return openVisit(address, address.seed ?? freshSeed());
  }
  const { story, entry } = visit;
  // In a frame the visits before it were kept by the page alone that was left.
  return isFramed && story !== undefined ? { ...visit, story: { ...story, openedIn: entry } } : visit;
}

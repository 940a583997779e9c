import { readAddress } from '../address';
import { openVisit, type Visit } from '../visit/visit';
import { freshSeed } from './entropy';
import { readEntry } from './historyEntry';
import { base, currentLocation } from './location';

/** The visit of the present entry of the history, as it was left; where it has none, the one that the address opens. */
export function readVisit(address = readAddress(currentLocation(), base)): Visit {
  return readEntry().visit ?? openVisit(address, address.seed ?? freshSeed());
}

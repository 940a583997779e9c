import { readAddress } from '../../address';
import { openVisit, type Visit } from '../../visit/visit';
import { freshSeed } from '../entropy';
import { readEntry, type WrittenVisit } from '../historyEntry';
import { base, currentLocation } from '../location';

/** What the present entry of the history says. */
export type Start = {
  /** As its address says, and as it was left. Without its scene and its story, which later chunks open. */
  readonly visit: Visit;
  /** After a reload, or when the visitor comes back. */
  readonly entry: WrittenVisit | undefined;
};

export function readStart(address = readAddress(currentLocation(), base)): Start {
  const { visit: entry } = readEntry();
  return {
    visit: { ...openVisit(address, entry?.seed ?? address.seed ?? freshSeed()), ...entry?.shown },
    entry,
  };
}

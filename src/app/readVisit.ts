import { readAddress } from '../address';
import { openVisit, type Visit } from '../visit/visit';
import { freshSeed } from './entropy';
import { readEntry } from './historyEntry';
import { importChunk } from './importChunk';
import { base, currentLocation } from './location';

/**
 * The visit of the present entry of the history: what its address says, and what the entry says beside it after a reload, or
 * when the visitor comes back.
 */
export async function readVisit(): Promise<Visit> {
  const address = readAddress(currentLocation(), base);
  const { visit: entry } = readEntry();
  const seed = entry?.seed ?? address.seed ?? freshSeed();
  if (address.scene === undefined && entry?.story === undefined)
    return { ...openVisit(address, seed), ...entry?.shown };
  const { openScene } = await importChunk(() => import('./openScene'));
  return openScene(address, seed, entry);
}

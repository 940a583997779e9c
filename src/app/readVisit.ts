import { readAddress } from '../address';
import { openVisit, type Visit } from '../visit/visit';
import { freshSeed } from './entropy';
import { readEntry, type WrittenVisit } from './historyEntry';
import { importChunk } from './importChunk';
import { currentLocation, site } from './site';

/** What an address opens. */
export type Opened = {
  readonly visit: Visit;
  /** Of a scene: shows the profit popup of a trade at exactly that time. */
  readonly includesLastGain?: boolean | undefined;
  /** Of a scene: shows the error screen. */
  readonly fails?: boolean | undefined;
};

/**
 * The visit of the present entry of the history: what its address says, and what the entry says beside it after a reload, or
 * when the visitor comes back.
 */
export async function readVisit(): Promise<Opened> {
  const address = readAddress(currentLocation(), site.base);
  const entry = readEntry().visit;
  const seed = entry?.seed ?? address.seed ?? freshSeed();
  if (address.scene !== undefined || entry?.story !== undefined) {
    const { openScene } = await importChunk(() => import('./openScene'));
    return openScene(address, seed, entry);
  }
  return { visit: resume(openVisit(address, seed), entry) };
}

/** The visit as the entry has it, without its story. */
export function resume(visit: Visit, entry: WrittenVisit | undefined): Visit {
  if (entry === undefined) return visit;
  const { play, dialog, entry: number } = entry;
  return { ...visit, play, dialog, entry: number };
}

import type { Address } from '../visit/address/address';
import { openVisit, type Visit } from '../visit/visit';
import { freshSeed } from './entropy';
import type { Browser, HistoryEntry } from './historyEntry';
import type { Later } from './later';

/**
 * The visit of the entry with which a page opens, as it was left; where it has none, the one that the address opens. What comes
 * back has its scene already.
 */
export async function readVisit(
  browser: Browser,
  { visit }: HistoryEntry,
  address: Address,
  { openScene, checkStory }: Later,
): Promise<Visit> {
  if (visit === undefined) {
    const opened = openVisit(address, address.seed ?? freshSeed());
    return address.scene === undefined ? opened : openScene(opened);
  }
  const { story, entry } = visit;
  // In a frame the visits before it were kept by the page alone that was left.
  const isAlone = browser.parent !== browser && story !== undefined;
  return checkStory(isAlone ? { ...visit, story: { ...story, openedIn: entry } } : visit);
}

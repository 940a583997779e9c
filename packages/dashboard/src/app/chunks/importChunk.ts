import type { ImportChunk } from '../../store/react/actions';
import { isSiteReachable } from '../browser/isSiteReachable';
import { noteReload } from '../history/historyEntry';
import { openedEntry } from '../history/openedEntry';

/** Whether this page is the reload. */
const isReloaded = openedEntry.isReloaded;

/** Whether it has been asked for: nothing more is. */
let isReloading = false;

/** Between two tries where the site does not answer, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Loads a chunk. After a deploy an open page asks for chunks that are gone, so a failed import is tried a second time,
 * then the page is reloaded: its history entry has the visit, with what was asked for open. The entry, which survives
 * the reload, limits that to one reload. While the site does not answer the page would not come back: it is not
 * reloaded, and the chunk is loaded as soon as it can be.
 *
 * A reload is also what a visitor's own try needs: Chromium asks for a file that was missing only once in a document.
 *
 * Not done on `vite:preloadError`: that event comes before the second try, and for prefetched chunks too, which nobody
 * waits for.
 *
 * @param signal aborted once nobody waits for the chunk any more: then nothing is reloaded
 */
export const importChunk: ImportChunk = async (load, signal, reloads = 'once') => {
  try {
    return await load().catch(load);
  } catch (error) {
    const isAnswered = await isSiteReachable();
    signal?.throwIfAborted();
    const mayReload = reloads === 'again' || (reloads === 'once' && !isReloaded);
    if (isAnswered && !(mayReload && reload())) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  signal?.throwIfAborted();
  return importChunk(load, signal, 'again'); // the visitor has been told to wait for it
};

/** @returns false where the history entry cannot be written: without it the page could be reloaded for ever */
function reload(): boolean {
  if (isReloading) return true; // several chunks may be missing, one reload is enough
  const isLimited = noteReload(window);
  isReloading = isLimited;
  if (isLimited) window.location.reload();
  return isLimited;
}

import { linkOf, readEntry, writeEntry } from './historyEntry';
import { openedEntry } from './openedEntry';

/** Whether this page is the reload. */
const isReloaded = openedEntry.isReloaded ?? false;

/**
 * Loads a chunk. After a deploy an open page asks for chunks that are gone, so a failed import is tried a second time,
 * then the page is reloaded: its history entry has the visit, with what was asked for open. The entry, which survives the
 * reload, limits that to one reload. While the browser is offline the page is not reloaded: the chunk is loaded when the
 * network is back.
 *
 * Not done on `vite:preloadError`: that event comes before the second try, and for prefetched chunks too, which nobody
 * waits for.
 *
 * @param signal aborted once nobody waits for the chunk any more: then nothing is reloaded
 * @throws the error of the import, where the reload did not help; the signal's reason, once it is aborted
 */
export async function importChunk<Chunk>(load: () => Promise<Chunk>, signal?: AbortSignal): Promise<Chunk> {
  try {
    return await load().catch(load);
  } catch (error) {
    signal?.throwIfAborted();
    if (navigator.onLine && (isReloaded || !reload())) throw error;
  }
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  signal?.throwIfAborted();
  return importChunk(load, signal);
}

/** @returns false where the history entry cannot be written: without it the page could be reloaded for ever */
function reload(): boolean {
  const entry = readEntry(window);
  if (entry.isReloaded) return true; // several chunks may be missing, one reload is enough
  const url = entry.visit && linkOf(window, entry.visit);
  const isLimited = writeEntry(window, { ...entry, isReloaded: true }, url);
  if (isLimited) window.location.reload();
  return isLimited;
}

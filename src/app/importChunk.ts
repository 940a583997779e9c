import type { OpenDialog } from '../address/scenes';
import type { SessionStore } from '../store/createSessionStore';
import { readEntry, writeEntry } from './historyEntry';

/** Set where this page is the reload: what was open before, or just true. */
const { reloadedFor } = readEntry();

/** The dialog to open again after a reload. A later reload, by hand, opens nothing again. */
export function takeReopened(): OpenDialog | undefined {
  if (reloadedFor === undefined || reloadedFor === true) return undefined;
  writeEntry({ ...readEntry(), reloadedFor: true });
  return reloadedFor;
}

/**
 * Loads a chunk. After a deploy an open page asks for chunks that are gone, so a failed import is tried a second time,
 * then the page is reloaded at the same moment of the same run. The history entry, which survives the reload, limits that
 * to one reload. While the browser is offline the page is not reloaded: the chunk is loaded when the network is back.
 *
 * Not done on `vite:preloadError`: that event comes before the second try, and for prefetched chunks too, which nobody
 * waits for.
 *
 * @param options.reopen what is opened again after the reload
 * @param options.signal aborted once nobody waits for the chunk any more: then nothing is reloaded
 * @param options.store the run to continue after the reload, where there is one yet
 * @throws the error of the import, where the reload did not help; the signal's reason, once it is aborted
 */
export async function importChunk<Chunk>(
  load: () => Promise<Chunk>,
  options: { reopen?: OpenDialog | undefined; signal?: AbortSignal; store?: SessionStore } = {},
): Promise<Chunk> {
  const { reopen, signal, store } = options;
  try {
    return await load().catch(load);
  } catch (error) {
    signal?.throwIfAborted();
    if (navigator.onLine && (reloadedFor || !reload(reopen, store))) throw error;
  }
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  signal?.throwIfAborted();
  return importChunk(load, options);
}

/**
 * Reloads the page at the present moment, which is written into its address.
 *
 * @returns false where the history entry cannot be written: without it the page could be reloaded for ever
 */
function reload(reopen: OpenDialog | undefined, store?: SessionStore): boolean {
  if (readEntry().reloadedFor !== undefined) return true; // several chunks may be missing, one reload is enough
  const query = new URLSearchParams(window.location.search);
  if (store !== undefined) {
    const { session, speed, paused } = store.getState();
    query.set('seed', session.run.seed);
    query.set('t', `${session.now / 1_000}`);
    query.set('speed', `${speed}`);
    query.set('still', `${+paused}`);
  }
  const isLimited = writeEntry({ ...readEntry(), reloadedFor: reopen ?? true }, `?${query}`);
  if (isLimited) window.location.reload();
  return isLimited;
}

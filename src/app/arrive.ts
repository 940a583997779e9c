import type { OpenDialog } from '../address/scenes';
import type { SessionStore } from '../store/createSessionStore';
import { readEntry, writeEntry } from './historyEntry';

/** What this page was reloaded for: the name of what stood open, or just true. Undefined on every other visit. */
const { reloadedFor } = readEntry();

/** What stands open again after that reload. */
export const openAgain = reloadedFor === true ? undefined : reloadedFor;

// From here on it says no more than that one reload has been: the next one, by hand, opens nothing.
if (reloadedFor) writeEntry({ ...readEntry(), reloadedFor: true });

/**
 * Fetches a part of the page that comes later. After a deploy an open page asks for parts that are gone, so: once
 * more, then the page once anew, at the same moment of the same run. The guard lies in the entry of the history,
 * which a reload keeps: there is one reload at most, and no loop. Nothing reloads while the browser is offline, since
 * that would lose a page that runs; the part comes when the network is back.
 *
 * @param shown what is to stand open again after the reload
 * @param store the run to go on with, where there is one yet
 * @throws what the fetch failed with, where a reload did not mend it
 */
export function arrive<Part>(
  load: () => Promise<Part>,
  shown?: OpenDialog,
  store?: SessionStore,
): Promise<Part> {
  return load()
    .catch(load)
    .catch((error: unknown) => {
      if (navigator.onLine) {
        if (reloadedFor) throw error;
        // Several parts may be missing at once; the first of them reloads for all.
        if (readEntry().reloadedFor === undefined && !reload(shown, store)) throw error;
      }
      return new Promise((resolve) => window.addEventListener('online', resolve)).then(() =>
        arrive(load, shown, store),
      );
    });
}

/**
 * Writes the present moment into the address. (A run that is older than a link can say begins anew.)
 *
 * @returns false where nothing can be written: without the guard there would be a loop, so there is no reload
 */
function reload(shown: OpenDialog | undefined, store?: SessionStore): boolean {
  const query = new URLSearchParams(window.location.search);
  if (store !== undefined) {
    const { session, speed, paused } = store.getMoment();
    query.set('seed', session.run.seed);
    query.set('t', `${session.now / 1_000}`);
    query.set('speed', `${speed}`);
    query.set('still', `${+paused}`);
  }
  const guarded = writeEntry({ ...readEntry(), reloadedFor: shown ?? true }, `?${query}`);
  if (guarded) window.location.reload();
  return guarded;
}

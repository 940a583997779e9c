import type { Shown } from '../address/scenes';
import type { SessionStore } from '../store/createSessionStore';

/** What this page was reloaded for: the name of what stood open, or just true. Null on every other visit. */
const reloadedFor: Shown | true | null = history.state;

/** What stands open again after that reload. */
export const openAgain = reloadedFor === true ? undefined : (reloadedFor ?? undefined);

// From here on it says no more than that one reload has been: the next one, by hand, opens nothing.
if (reloadedFor) history.replaceState(true, '');

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
export function arrive<Part>(load: () => Promise<Part>, shown?: Shown, store?: SessionStore): Promise<Part> {
  return load()
    .catch(load)
    .catch((error: unknown) => {
      if (navigator.onLine) {
        if (reloadedFor) throw error;
        // Several parts may be missing at once; the first of them reloads for all.
        if (history.state === null) reload(shown, store);
      }
      return new Promise((resolve) => window.addEventListener('online', resolve)).then(() =>
        arrive(load, shown, store),
      );
    });
}

/** Writes the present moment into the address. (A run that is older than a link can say begins anew.) */
function reload(shown: Shown | undefined, store?: SessionStore): void {
  const query = new URLSearchParams(window.location.search);
  if (store !== undefined) {
    const { session, speed, paused } = store.getMoment();
    query.set('seed', session.run.seed);
    query.set('t', `${session.now / 1_000}`);
    query.set('speed', `${speed}`);
    query.set('still', `${+paused}`);
  }
  history.replaceState(shown ?? true, '', `?${query}`);
  window.location.reload();
}

import type { Shown } from '../address/scenes';
import type { SessionStore } from '../store/createSessionStore';

/** What this page was reloaded for: the name of what is to stand open, or just true. Null on every other visit. */
export const reloadedFor = history.state;

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
        if (!history.state) {
          history.replaceState(shown ?? true, '', store && addressOf(store));
          window.location.reload();
        }
      }
      // Never, where the page is reloaded.
      return new Promise((resolve) => addEventListener('online', resolve)).then(() =>
        arrive(load, shown, store),
      );
    });
}

/** This query, with the run at its present moment. (One that is older than a link can say begins anew.) */
function addressOf(store: SessionStore): string {
  const { session, speed, paused } = store.getMoment();
  const query = new URLSearchParams(window.location.search);
  const now = {
    seed: session.run.seed,
    t: session.now / 1_000,
    speed,
    still: +paused,
  };
  for (const [key, value] of Object.entries(now)) query.set(key, String(value));
  return `?${query}`;
}

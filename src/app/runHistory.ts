import { runInChunks } from '../async/runInChunks';
import type { Run } from '../engine';
import type { SessionStore } from '../store/createSessionStore';
import { addEntry, readEntry, type Visit, writeEntry } from './historyEntry';

/**
 * Gives each run that the visitor opens an entry of the browser's history, so that Back and Forward restore a run at
 * the moment at which it was left, paused or running as it was. For the whole life of the page.
 *
 * @param onReturn called when Back or Forward has changed the address, before the run of that entry is opened
 */
export function startRunHistory(store: SessionStore, onReturn: () => void) {
  /** The runs of this page as they were left, by position: after Back the entry that was left cannot be written. */
  const left = new Map<number, Visit>();
  let position = readEntry().visit?.position ?? 0;
  let restoring: { readonly visit: Visit; readonly controller: AbortController } | undefined;

  const present = (): Visit => {
    const { session, maxReached, paused, speed } = store.getState();
    return restoring?.visit ?? { position, run: session.run, at: session.now, maxReached, paused, speed };
  };
  const keep = (visit = present(), url?: string) => writeEntry({ ...readEntry(), visit }, url);

  /** After a reload a late moment is long work, so its checkpoints are computed in chunks first. */
  const restore = async (visit: Visit) => {
    const { run, at, maxReached, paused, speed } = visit;
    const controller = new AbortController();
    restoring = { visit, controller };
    const steps = store.checkpointsOf(run).extendTo(Math.max(at, maxReached));
    if (!(await runInChunks(steps, undefined, controller.signal)) || controller.signal.aborted) return;
    restoring = undefined;
    onReturn();
    store.restart({ run, at, maxReached, paused, speed });
  };

  window.addEventListener('popstate', () => {
    const entry = readEntry().visit;
    if (entry === undefined) return void keep(); // a link within the page: still the same run
    if (entry.position === position) return;
    left.set(position, present());
    restoring?.controller.abort();
    ({ position } = entry);
    void restore(left.get(position) ?? entry);
  });
  keep();

  return {
    /** Opens another run from its beginning, in an entry of its own with this address. */
    open(run: Run, url: string) {
      const visit = present();
      left.set(position, visit);
      keep(visit, withSeed(visit.run.seed));
      restoring?.controller.abort();
      restoring = undefined;
      position += 1;
      store.restart({ run, paused: false });
      addEntry({ visit: present() }, url);
    },
  };
}

/** The present address, which names its run from now on: a reload after Back shows that run and no fresh one. */
function withSeed(seed: string): string {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('seed')) url.searchParams.set('seed', seed);
  return url.href;
}

import { writeAddress } from '../address/writeAddress';
import { runInChunks } from '../async/runInChunks';
import type { SessionStore } from '../store/createSessionStore';
import { shownPlay, shownRun, type Visit } from '../visit/visit';
import { addressWithSeed, readEntry, type WrittenVisit, writeEntry } from './historyEntry';
import { readVisit } from './readVisit';

/** A visit that only plays on is written so often (ms), for a page that crashes; browsers refuse some hundred in half a minute. */
const WRITE_MS = 1_000;

/**
 * Makes the history of the browser a view of the visit, for the whole life of the page. A visit with a new number gets an entry
 * of its own; Back and Forward hand one in, as it was left. The address bar is written from it.
 *
 * @param opened the visit with which the page opened, in the present entry
 * @returns goes back by one entry
 */
export function startHistory(store: SessionStore, opened: Visit): () => void {
  let visit = opened;
  /** Of the browser. */
  let position = visit.entry;
  /** The visits of this page as they were left: after Back the entry that was left cannot be written. */
  const left = new Map<number, Visit>();
  /** The browser refuses new entries, in some sandboxed frames. */
  let isRefused = false;
  let isLeaving = false;
  let restoring: { readonly visit: Visit; readonly controller: AbortController } | undefined;
  let writtenAt = 0;

  const write = (url?: string) => {
    if (restoring !== undefined || isLeaving) return;
    writtenAt = performance.now();
    writeEntry({ ...readEntry(), visit: written(visit) }, url);
  };

  const add = (before: Visit) => {
    left.set(position, before);
    // The entry that is left names its run from now on, so that its address is a link to it.
    const { seed } = before.run;
    writeEntry({ ...readEntry(), visit: written({ ...before, dialog: undefined }) }, addressWithSeed(seed));
    const url = visit.address === before.address ? undefined : addressOf(visit);
    if (!writeEntry({ visit: written(visit) }, url, 'pushState')) isRefused = true;
    position = visit.entry;
  };

  const follow = () => {
    const before = visit;
    ({ visit } = store.getState());
    if (visit === before) return;
    if (restoring !== undefined) {
      if (visit.entry <= before.entry) return;
      restoring.controller.abort(); // another run was opened meanwhile
      restoring = undefined;
    }
    if (isLeaving) return;
    if (visit.entry > position) add(before);
    else if (visit.entry < position) leave(position - visit.entry);
    else if (visit.address !== before.address) write(addressOf(visit));
    else if (!isSame(visit, before) || performance.now() - writtenAt >= WRITE_MS) write();
  };

  /** Goes back over the entries that the story has added. */
  const leave = (entries: number) => {
    isLeaving = !isRefused;
    position = visit.entry;
    if (isLeaving) history.go(-entries);
  };

  /** After a reload a late moment is long work, so its checkpoints are computed in chunks first. */
  const restore = async (next: Visit) => {
    const controller = new AbortController();
    restoring = { visit: next, controller };
    const { at, maxReached } = shownPlay(next);
    const steps = store.checkpointsOf(shownRun(next)).extendTo(Math.max(at, maxReached));
    if (!(await runInChunks(steps, undefined, controller.signal)) || controller.signal.aborted) return;
    restoring = undefined;
    store.dispatch({ type: 'return', visit: next });
  };

  const onPopState = async () => {
    const entry = readEntry().visit?.entry;
    if (isLeaving) {
      isLeaving = false;
      return write();
    }
    if (entry === undefined) return write(); // a link within the page: still the same visit
    if (entry === position) return;
    left.set(position, restoring?.visit ?? visit);
    restoring?.controller.abort();
    position = entry;
    await restore(left.get(position) ?? (await readVisit()).visit);
  };

  window.addEventListener('popstate', () => void onPopState());
  // Browsers that unload a page after the next one has come ignore what `pagehide` writes.
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, () => write());
  document.addEventListener('visibilitychange', () => write());
  store.subscribe(follow);
  write();
  follow();
  return () => {
    const before = left.get(position - 1);
    if (!isRefused) history.back();
    else if (before !== undefined) {
      position = before.entry;
      store.dispatch({ type: 'return', visit: before });
    }
  };
}

function addressOf({ address }: Visit): string {
  return writeAddress(window.location.pathname, address);
}

/** Whether nothing but time has passed. */
function isSame(one: Visit, other: Visit): boolean {
  const [play, otherPlay] = [shownPlay(one), shownPlay(other)];
  return (
    one.dialog === other.dialog &&
    one.story?.place === other.story?.place &&
    play.paused === otherPlay.paused &&
    play.speed === otherPlay.speed
  );
}

/** What the entry of a visit says beside its address. */
function written({ run, play, dialog, story, entry }: Visit): WrittenVisit {
  return {
    seed: run.seed,
    play,
    dialog,
    story: story && {
      play: story.play,
      openedIn: story.openedIn,
      leavesTo: story.leavesTo,
      progress: story.place.progress,
    },
    entry,
  };
}

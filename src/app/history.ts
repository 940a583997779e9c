import { writeAddress } from '../address/writeAddress';
import { runInChunks } from '../async/runInChunks';
import type { SessionStore } from '../store/createSessionStore';
import { keepRecordings } from '../store/keepRecordings';
import { shownPlay, shownRun, type Visit } from '../visit/visit';
import { addressWithSeed, readEntry, type WrittenVisit, writeEntry } from './historyEntry';
import { readVisit } from './readVisit';

/** A change is written after this time (ms), for a page that crashes: browsers refuse some hundred in half a minute. */
const WRITE_MS = 1_000;

/**
 * Makes the history of the browser a view of the visit, for the whole life of the page. A visit with a new number gets an entry
 * of its own; Back and Forward hand one in, as it was left. The address bar is written from it.
 *
 * @param opened the visit with which the page opened, in the present entry
 * @returns goes back by one entry
 */
export function startHistory(store: SessionStore, opened: Visit): () => void {
  /** What the history says. */
  let shown = opened;
  /** Of the browser. */
  let position = opened.entry;
  /** The visits of this page as they were left: after Back the entry that was left cannot be written. */
  const left = new Map<number, Visit>();
  /** The browser refuses new entries, in some sandboxed frames. */
  let isRefused = false;
  /** The browser, or the visit, is on its way to the entry of the other: nothing is written. */
  let isMoving = false;
  let timer: number | undefined;

  const write = (url?: string) => {
    clearTimeout(timer);
    timer = undefined;
    if (!isMoving) writeEntry({ ...readEntry(), visit: written(shown) }, url);
  };

  const follow = () => {
    const before = shown;
    if (isMoving || store.getState().visit === before) return;
    shown = store.getState().visit;
    const url =
      shown.address === before.address ? undefined : writeAddress(window.location.pathname, shown.address);
    if (shown.entry > position) {
      left.set(position, before);
      // The entry that is left names its run from now on, so that its address is a link to it.
      writeEntry(
        { ...readEntry(), visit: written({ ...before, dialog: undefined }) },
        addressWithSeed(before.run.seed),
      );
      if (!writeEntry({ visit: written(shown) }, url, 'pushState')) isRefused = true;
      position = shown.entry;
    } else if (shown.entry < position) {
      // Over the entries that the story has added.
      isMoving = !isRefused;
      if (isMoving) history.go(shown.entry - position);
      position = shown.entry;
    } else if (url !== undefined) write(url);
    else timer ??= window.setTimeout(() => write(), WRITE_MS);
  };

  const onPopState = async () => {
    const { visit: entry } = readEntry();
    // A link within the page has no entry of ours, and that for which the story was left is where the visit is: it is written.
    if (entry === undefined || entry.shown.entry === position) {
      isMoving = false;
      follow();
      return write();
    }
    if (!isMoving) left.set(position, store.getState().visit);
    isMoving = true;
    position = entry.shown.entry;
    const next = left.get(position) ?? (await readVisit());
    // After a reload a late moment is long work.
    const { recordingOf } = store.record(keepRecordings);
    await runInChunks(recordingOf(shownRun(next)).extendTo(shownPlay(next).maxReached));
    if (next.entry !== position) return; // gone on meanwhile
    isMoving = false;
    store.dispatch({ type: 'return', visit: next });
  };

  window.addEventListener('popstate', () => void onPopState());
  // Browsers that unload a page after the next one has come ignore what `pagehide` writes; phones end a hidden page without it.
  for (const type of ['beforeunload', 'pagehide', 'visibilitychange'])
    window.addEventListener(type, () => {
      follow();
      write();
    });
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

/** What the entry of a visit says beside its address. */
function written({ run, play, dialog, story, entry }: Visit): WrittenVisit {
  return {
    seed: run.seed,
    shown: { play, dialog, entry },
    story: story && {
      play: story.play,
      openedIn: story.openedIn,
      leavesTo: story.leavesTo,
      progress: story.place.progress,
    },
  };
}

import type { SessionStore } from '../../store/createSessionStore';
import { readParameters } from '../../visit/address/parameters';
import { parseDialogs } from '../../visit/dialogs';
import { fieldsOf } from '../../visit/fieldsOf';
import { withDialog } from '../../visit/next';
import { entryBeneath, type Visit } from '../../visit/visit';
import { type Browser, linkOf as linkIn, readEntry, writeEntry } from './historyEntry';
import { readVisit, type VisitChunks } from './readVisit';

/**
 * How a run is played is written after this time (ms), for a page that crashes: browsers refuse some hundred in half a
 * minute.
 */
const WRITE_MS = 1_000;

/**
 * Makes the history of the browser a view of the visit, for the whole life of the page. A visit with a new number gets
 * an entry of its own; Back and Forward hand one in, as it was left. The address bar is written from it.
 *
 * The numbers of visits are the places of their entries: one that the browser has added, for a link within the page, is
 * one too.
 *
 * In a frame it adds no entries: they would be among those of the page around it and of its other frames, and stepping
 * back by so many would take back what was done there.
 *
 * @param opened the visit with which the page opened, in the present entry
 * @returns goes back by one entry
 */
export function startHistory(
  browser: Browser,
  store: SessionStore,
  opened: Visit,
  chunks: VisitChunks,
): () => void {
  const isFramed = browser.parent !== browser;
  /** Of this page, by their numbers: after Back the entry that was left cannot be written any more. */
  const visits = new Map<number, Visit>();
  let shown = opened;
  /**
   * Where the browser is. Where that is another entry than the one shown, one of the two is on its way to the other.
   */
  let place = opened.entry;
  /** The entry whose visit was handed in, until a late moment of it is reached. */
  let arriving: number | undefined;
  let timer: number | undefined;
  /** The address to be written; it stays until the browser takes it. */
  let url: string | undefined;
  /** The address of the entry in which the browser was last. */
  let { href } = browser.location;

  const linkOf = (visit: Visit) => linkIn(href, visit);

  /**
   * What is beneath a dialog goes on with it, the dialogs between them too: where a run takes their place, Back and
   * Forward find it as it was left.
   */
  const remember = () => {
    const beneath = entryBeneath(shown);
    visits.set(beneath, { ...shown, entry: beneath, dialog: undefined, dialogEntries: 0 });
    for (let entry = beneath + 1; entry < shown.entry; entry += 1) {
      const { dialog } = visits.get(entry) ?? shown;
      visits.set(entry, { ...shown, entry, dialog, dialogEntries: entry - beneath });
    }
    visits.set(shown.entry, shown);
  };

  const write = () => {
    browser.clearTimeout(timer);
    timer = undefined;
    if (place !== shown.entry) return;
    if (!writeEntry(browser, shown, url)) return;
    url = undefined;
    ({ href } = browser.location);
  };

  /** Whether the browser can go back so far: it drops the oldest of some fifty entries, and does not say so. */
  const isKept = (steps: number) => steps < browser.history.length;

  /**
   * False in a frame, and where the browser has refused the entry, by an error or, when asked too often, without a
   * word.
   */
  const hasEntry = ({ entry }: Visit) => !isFramed && readEntry(browser).index === entry;

  /** Adds an entry for what is shown; where the browser refuses it, the visit goes on in the entry before. */
  const push = (before: Visit) => {
    const isOver = entryBeneath(shown) === entryBeneath(before); // a dialog has opened
    const left = isOver ? before : withDialog(before, undefined);
    visits.set(left.entry, left);
    // An entry with another visit after it names its run from now on.
    writeEntry(browser, left, isOver ? undefined : linkOf(left));
    writeEntry(browser, shown, url, 'pushState');
    ({ href } = browser.location);
    if (hasEntry(shown)) {
      url = undefined;
      place = shown.entry;
    } else {
      const visit = inEntry(before.entry, shown);
      shown = before;
      store.dispatch({ type: 'return', visit });
    }
  };

  /** Leads the browser to the entry of what is shown, over those that an extra has added. */
  const goBack = (before: Visit) => {
    writeEntry(browser, before); // Forward leads to it
    browser.history.go(shown.entry - before.entry);
  };

  const stay = (before: Visit) => {
    place = shown.entry;
    const isSame = shown.dialog === before.dialog && shown.extra?.position === before.extra?.position;
    if (isSame && url === undefined) timer ??= browser.setTimeout(write, WRITE_MS);
    else write();
  };

  const follow = () => {
    const before = shown;
    const { visit } = store.getState();
    if (place !== before.entry) {
      if (arriving === undefined || visit.entry !== arriving) return; // on its way
      arriving = undefined;
      shown = visit;
      url = linkOf(visit) === href ? undefined : linkOf(visit); // from now on it names its run
      stay(visit);
    } else {
      shown = visit;
      if (shown.address !== before.address || shown.extra?.position !== before.extra?.position)
        url = linkOf(shown);
      if (shown.entry > before.entry && !isFramed) push(before);
      else if (shown.entry < before.entry && hasEntry(before) && isKept(before.entry - shown.entry))
        goBack(before);
      else stay(before);
    }
    remember();
  };

  /**
   * In an entry that nobody has written: the first one, or one that the browser has added for a link within the page.
   */
  const goOn = () => {
    const before = href;
    ({ href } = browser.location);
    if (href !== before) {
      const { visit } = store.getState();
      const { dialogEntries } = visit;
      place = visit.entry + 1;
      shown = { ...visit, entry: place, dialogEntries: dialogEntries && dialogEntries + 1 };
      store.dispatch({ type: 'return', visit: shown });
    }
    url = linkOf(shown);
    write();
  };

  /**
   * Back, Forward, or a link within the page: to the entry shown, to one that differs by dialogs alone, or to another
   * visit.
   */
  const onPopState = async () => {
    const found = readEntry(browser);
    if (found.index === undefined) return goOn();
    place = found.index;
    arriving = undefined;
    ({ href } = browser.location);
    if (place === shown.entry) {
      // What has changed in an extra that was left is written here too.
      if (linkOf(shown) !== href) url = linkOf(shown);
      follow();
      return write();
    }
    const address = { ...opened.address, ...readParameters(new URL(href).search, opened.address) };
    const known = visits.get(place);
    // What this page has shown needs no chunk: Back closes a dialog without a network too.
    const read = known
      ? { ...known, ...parseDialogs(fieldsOf(found.visit), place, chunks.isDialog) }
      : await readVisit(browser, found, address, chunks);
    const { entry, dialog, dialogEntries } = read;
    if (place !== entry) return; // gone on meanwhile
    // Where dialogs alone open or close, what they are over goes on.
    const visit =
      entryBeneath(read) === entryBeneath(shown)
        ? { ...store.getState().visit, entry, dialog, dialogEntries }
        : { ...read, dialogEntries: 0 };
    arriving = entry;
    store.dispatch({ type: 'return', visit });
  };

  browser.addEventListener('popstate', onPopState);
  // Browsers that unload a page after the next one has come ignore what `pagehide` writes; phones end a hidden page
  // without it.
  for (const type of ['beforeunload', 'pagehide', 'visibilitychange']) browser.addEventListener(type, write);
  store.subscribe(follow);
  remember();
  void onPopState(); // the visitor may have gone on while the page was opening
  return () => {
    const entry = entryBeneath(shown) - 1;
    const before = visits.get(entry);
    if (hasEntry(shown)) browser.history.go(entry - shown.entry);
    else if (before !== undefined) store.dispatch({ type: 'return', visit: before });
  };
}

/** The visit in an earlier entry, whose place it takes where the browser has refused one of its own. */
function inEntry(entry: number, visit: Visit): Visit {
  const { extra } = visit;
  const dialogEntries = Math.max(0, visit.dialogEntries - (visit.entry - entry));
  if (extra === undefined) return { ...visit, entry, dialogEntries };
  const { openedIn, leavesTo } = extra;
  return {
    ...visit,
    entry,
    dialogEntries,
    extra: { ...extra, openedIn: Math.min(openedIn, entry), leavesTo: Math.min(leavesTo, entry) },
  };
}

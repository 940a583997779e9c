import { withParameters } from '../visit/address/linkTo';
import type { Parameters } from '../visit/address/parameters';
import type { Visit } from '../visit/visit';

/** Raised whenever a visit, its address or its run gets other fields. */
const FORMAT = 4;

/** The browser keeps it over a reload. */
export type HistoryEntry = {
  /** Absent before the page has opened. */
  readonly visit?: Visit | undefined;
  /** The page was reloaded once for a missing chunk. */
  readonly isReloaded?: boolean | undefined;
};

/** The present entry. Empty where another script, or a version of the site with another format, has written it. */
export function readEntry(): HistoryEntry {
  const state: unknown = history.state;
  return isOurs(state) ? state : {};
}

function isOurs(state: unknown): state is HistoryEntry {
  return typeof state === 'object' && state !== null && 'format' in state && state.format === FORMAT;
}

/**
 * Replaces the present entry, or adds one after it.
 *
 * @param url its address, where that changes; some sandboxed frames refuse one, and it stays as it was
 * @returns false where the browser refuses: in some sandboxed frames, and when asked too often
 */
export function writeEntry(entry: HistoryEntry, url?: string, method: Method = 'replaceState'): boolean {
  try {
    history[method]({ ...entry, format: FORMAT }, '', url);
    return true;
  } catch {
    return url !== undefined && writeEntry(entry, undefined, method);
  }
}

type Method = 'replaceState' | 'pushState';

// An address that is opened anew begins anew: some browsers keep the state of an entry that it replaces.
const [opening] = performance.getEntriesByType('navigation');
const way =
  window.navigation?.activation?.navigationType ?? (opening && 'type' in opening ? opening.type : undefined);
if (way === 'push' || way === 'replace' || way === 'navigate') writeEntry({});

/** The present address with these parameters in place of its own. Its end stays: in a folder it says where moved files are. */
export const addressOf = (parameters: Parameters) => withParameters(window.location.href, parameters);

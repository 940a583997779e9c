import { withParameters } from '../visit/address/linkTo';
import type { Visit } from '../visit/visit';

/** What the history needs of the browser: `window`. */
export type Browser = {
  readonly history: Pick<History, 'length' | 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href'>;
  /** Itself, where no other page shows this one in a frame. */
  readonly parent: unknown;
  readonly addEventListener: (type: string, listener: () => unknown) => void;
  readonly setTimeout: (call: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
};

/** Raised whenever a visit, its address or its run gets other fields. */
const FORMAT = 8;

/** The browser keeps it over a reload. */
export type HistoryEntry = {
  /** Absent before the page has opened. */
  readonly visit?: Visit | undefined;
  /** The page was reloaded once for a missing chunk. */
  readonly isReloaded?: boolean | undefined;
};

/**
 * The entry with which a page opens. An address that is opened anew begins anew: some browsers keep the state of an entry
 * that it replaces.
 *
 * @param way how the browser came to it; undefined where it does not say
 */
export function openEntry(browser: Browser, way: unknown): HistoryEntry {
  if (way === 'push' || way === 'replace' || way === 'navigate') writeEntry(browser, {});
  return readEntry(browser);
}

/** The present entry. Empty where another script, or a version of the site with another format, has written it. */
export function readEntry({ history }: Browser): HistoryEntry {
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
export function writeEntry(
  browser: Browser,
  entry: HistoryEntry,
  url?: string,
  method: Method = 'replaceState',
): boolean {
  try {
    browser.history[method]({ ...entry, format: FORMAT }, '', url);
    return true;
  } catch {
    return url !== undefined && writeEntry(browser, entry, undefined, method);
  }
}

type Method = 'replaceState' | 'pushState';

/**
 * A link to what a visit shows: what is written into the address bar names its run, and the story while it is open. Its end stays:
 * in a folder it says where moved files are.
 */
export const linkOf = ({ location }: Browser, { address, run, story }: Visit) =>
  withParameters(location.href, {
    ...address,
    seed: run.seed,
    scene: story?.position.scene ?? address.scene,
  });

import { ENGINE_VERSION } from '@simulation/engine';
import { withParameters } from '../../visit/address/linkTo';
import { fieldsOf, isWhole } from '../../visit/fieldsOf';
import { linkSeed } from '../../visit/pageLink';
import type { Visit } from '../../visit/visit';
import { type WrittenVisit, writeVisit } from '../../visit/writtenVisit';

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

/** Raised whenever a visit that was written before would be read as another. */
const FORMAT = 10;

/** The engine of all versions whose entries do not name it: up to format 8. */
const UNNAMED_ENGINE = 2;

/** What the page writes into an entry of the history. The browser keeps it over a reload, and over a deploy. */
export type HistoryEntry = {
  readonly format?: number;
  /** The version of the engine that has played the visit. */
  readonly engine?: number;
  /** The place among the entries of this site, from 0: it is known also where the visit cannot be read. */
  readonly index?: number;
  readonly visit?: WrittenVisit;
  /** The page was reloaded once for a missing chunk. */
  readonly isReloaded?: boolean;
};

/** An entry as it was found: another version or another script may have written it. */
export type FoundEntry = Readonly<ReturnType<typeof readEntry>>;

/**
 * The entry with which a page opens. An address that is opened anew begins anew: some browsers keep the state of an
 * entry that it replaces.
 *
 * @param way how the browser came to it; undefined where it does not say
 */
export function openEntry(browser: Browser, way: unknown): FoundEntry {
  if (way === 'push' || way === 'replace' || way === 'navigate') tryWrite(browser, null);
  return readEntry(browser);
}

/** The present entry. */
export function readEntry({ history }: Pick<Browser, 'history'>) {
  const { format, engine = UNNAMED_ENGINE, index, visit, isReloaded } = fieldsOf(history.state);
  const place = index ?? fieldsOf(visit).entry; // up to format 8
  return {
    /** `undefined` for an entry that was never written, such as that of a link within the page. */
    index: isWhole(place) ? place : undefined,
    /** `undefined` where there is no visit. */
    engine: visit !== undefined && typeof engine === 'number' ? engine : undefined,
    /** As it was written; `undefined` where it would be read as another. */
    visit: format === FORMAT ? visit : undefined,
    isReloaded: isReloaded === true,
  };
}

/**
 * Writes a visit into the present entry, or into a new one after it.
 *
 * @param url its address, where that changes; some sandboxed frames refuse one, and it stays as it was
 * @returns false where the browser refuses: in some sandboxed frames, and when asked too often
 */
export function writeEntry(
  browser: Browser,
  visit: Visit,
  url?: string,
  method: Method = 'replaceState',
): boolean {
  const entry = { format: FORMAT, engine: ENGINE_VERSION, index: visit.entry, visit: writeVisit(visit) };
  return tryWrite(browser, entry, url, method);
}

/**
 * Notes that the page is reloaded for a missing chunk.
 *
 * @returns false where the browser refuses
 */
export const noteReload = (browser: Browser): boolean =>
  tryWrite(browser, { ...fieldsOf(browser.history.state), isReloaded: true });

type Method = 'replaceState' | 'pushState';

function tryWrite(
  browser: Browser,
  entry: HistoryEntry | null,
  url?: string,
  method: Method = 'replaceState',
): boolean {
  try {
    const isReloaded = method === 'replaceState' && readEntry(browser).isReloaded;
    browser.history[method](entry && { isReloaded, ...entry }, '', url);
    return true;
  } catch {
    return url !== undefined && tryWrite(browser, entry, undefined, method);
  }
}

/**
 * A link to what a visit shows: what is written into the address bar names its run, and the open extra. Its
 * end stays: in a folder it says where moved files are.
 *
 * @param href the address of the entry
 */
export const linkOf = (href: string, visit: Visit) =>
  withParameters(href, {
    ...visit.address,
    seed: linkSeed(visit),
    scene: visit.extra?.position.scene ?? visit.address.scene,
  });

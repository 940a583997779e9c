import type { OpenDialog } from '../address/scenes';
import type { Run } from '../engine';

/** A run as the visitor left it; Back and Forward restore it. */
export type Visit = {
  /** Which entry of the page this is, counted from its first. */
  readonly position: number;
  readonly run: Run;
  /** Simulated milliseconds already played. */
  readonly at: number;
  /** The latest moment to which the run was played, in simulated milliseconds. */
  readonly maxReached: number;
  readonly paused: boolean;
  /** Simulated seconds per second. */
  readonly speed: number;
};

/** Raised whenever an entry or a run gets other fields. */
const FORMAT = 1;

/** The state of an entry of the history, beside its address. The browser keeps it over a reload. */
export type HistoryEntry = {
  /** The page was reloaded once for a missing chunk: what is opened again, or just true. */
  readonly reloadedFor?: OpenDialog | true;
  /** Absent in an entry that a link within the page has made. */
  readonly visit?: Visit;
  /** Number of the stage of the story to play, where it is open. */
  readonly story?: number;
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
 * Replaces the present entry.
 *
 * @param url its address, where that changes too
 * @returns false where the browser refuses: in some sandboxed frames, and when asked too often
 */
export function writeEntry(entry: HistoryEntry, url?: string): boolean {
  return change('replaceState', entry, url);
}

/** Adds an entry after the present one. Returns false where the browser refuses. */
export function addEntry(entry: HistoryEntry, url: string): boolean {
  return change('pushState', entry, url);
}

function change(method: 'replaceState' | 'pushState', entry: HistoryEntry, url?: string): boolean {
  try {
    history[method]({ ...entry, format: FORMAT }, '', url);
    return true;
  } catch {
    return false;
  }
}

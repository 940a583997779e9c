import { openEntry } from './historyEntry';

const [opening] = performance.getEntriesByType('navigation');
const way =
  window.navigation?.activation?.navigationType ?? (opening && 'type' in opening ? opening.type : undefined);

/** The entry of the history with which this page has opened. */
export const openedEntry = openEntry(window, way);

import { readLook } from '../visit/address/look';
import { pageOf } from '../visit/address/pageOf';
import { readPairs, toQuery } from '../visit/address/query';
import { base, currentLocation } from './address/location';
import { applyDocumentSettings, showThemeColor } from './document/applyDocumentSettings';
import type { HistoryEntry } from './history/historyEntry';

// A classic script in <head>, small and blocking on purpose: it runs before the first paint.

// A script that cannot be loaded, parsed or run: `startup.css` then shows a message at once. The error event of a
// script element does not bubble, so the listener captures it. After the first render there is nothing left to show.
window.addEventListener(
  'error',
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript) document.documentElement.dataset.loadError = '';
  },
  true,
);

// Only what is needed of the address, so that the script stays small.
const { pathname, search } = currentLocation();
const look = readLook(toQuery(readPairs(search)));
applyDocumentSettings({ ...pageOf(pathname, base), ...look });

// What a scene or a reload opens beside the page may leave nothing of it: the page is seen once that is known.
const { visit }: Partial<HistoryEntry> = history.state ?? {};
if (look.scene || visit?.extra) document.documentElement.dataset.panel = 'alone';

// Without a chosen theme the page follows the system, also while it is open.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showThemeColor);

import { type Address, readAddress } from '../address';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { applyTheme } from './applyDocumentSettings';
import { freshSeed } from './entropy';
import { addEntry, readEntry, writeEntry } from './historyEntry';
import { importChunk } from './importChunk';
import { prefetch } from './parts';
import { readDigestPace, readTheme, writeDigestPace, writeTheme } from './preferences';
import { startRunHistory } from './runHistory';
import { currentLocation, site } from './site';

/** The actions of a page: its address, seeds, storage, files and chunks. */
export function createActions(store: SessionStore, opened: Address): Actions {
  let address = opened;
  let digestPace = readDigestPace() ?? '60';
  const runs = startRunHistory(store, () => {
    address = readAddress(currentLocation(), site.base);
    applyTheme(address.theme ?? readTheme());
  });
  return {
    address: () => address,
    replaceAddress(next, url) {
      address = next;
      writeEntry(readEntry(), url);
    },
    openRun(run, next, url) {
      address = next;
      runs.open(run, url);
    },
    freshSeed,
    copyText: (text) => {
      // Missing on plain http.
      const { clipboard } = navigator as { clipboard?: Clipboard };
      return (
        clipboard?.writeText(text).then(
          () => true,
          () => false,
        ) ?? Promise.resolve(false)
      );
    },
    importChunk: (load, options) => importChunk(load, { ...options, store }),
    prefetch,
    site,
    storyHistory: {
      add: (number) => addEntry({ ...readEntry(), story: number }, window.location.href),
      read: () => readEntry().story,
    },
    theme: () => address.theme ?? readTheme(),
    setTheme(theme) {
      writeTheme(theme);
      applyTheme(theme);
    },
    digestPace: () => digestPace,
    setDigestPace(pace) {
      digestPace = pace;
      writeDigestPace(pace);
    },
  };
}

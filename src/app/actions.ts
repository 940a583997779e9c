import { type Address, readAddress } from '../address';
import type { Actions } from '../screens/controls/actions';
import type { SessionStore } from '../store/createSessionStore';
import { dressTheme } from './dress';
import { freshSeed } from './entropy';
import { readEntry, writeEntry } from './historyEntry';
import { inSlices } from './inSlices';
import { readDigestPace, readTheme, writeDigestPace, writeTheme } from './preferences';
import { startRunHistory } from './runHistory';
import { saveFile } from './saveFile';

/** The page's address, chance and storage in the hands of the panel. */
export function actionsOn(store: SessionStore, opened: Address): Actions {
  let address = opened;
  let digestPace = readDigestPace() ?? '60';
  const runs = startRunHistory(store, () => {
    address = readAddress(window.location, import.meta.env.BASE_URL);
    dressTheme(address.theme ?? readTheme());
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
    inSlices,
    saveFile,
    base: import.meta.env.BASE_URL,
    theme: () => address.theme ?? readTheme(),
    setTheme(theme) {
      writeTheme(theme);
      dressTheme(theme);
    },
    digestPace: () => digestPace,
    setDigestPace(pace) {
      digestPace = pace;
      writeDigestPace(pace);
    },
  };
}

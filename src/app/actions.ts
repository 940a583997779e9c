import type { Address } from '../address';
import type { Actions } from '../screens/controls/actions';
import type { SessionStore } from '../store/createSessionStore';
import { dressTheme } from './dress';
import { freshSeed } from './entropy';
import { inSlices } from './inSlices';
import { readDigestPace, readTheme, writeDigestPace, writeTheme } from './preferences';
import { saveFile } from './saveFile';

/** The page's address, chance and storage in the hands of the panel. */
export function actionsOn(store: SessionStore, opened: Address): Actions {
  let address = opened;
  let digestPace = readDigestPace() ?? '60';
  return {
    address: () => address,
    replaceAddress(next, url) {
      address = next;
      history.replaceState(null, '', url);
    },
    openRun: (run) => store.restart({ run, paused: false }),
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

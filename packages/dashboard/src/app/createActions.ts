import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import type { Extra } from '../store/react/extras';
import { site } from './address/openedSite';
import { dateIn, today } from './browser/calendar';
import { freshSeed } from './browser/entropy';
import { isSiteReachable } from './browser/isSiteReachable';
import { digestPreference, themePreference } from './browser/preferences';
import { importChunk } from './chunks/importChunk';
import { dialogOf } from './parts';

/**
 * The actions of a page: seeds, storage, files, chunks and the history of the browser.
 *
 * @param goBack by one entry of the history
 */
export function createActions(store: SessionStore, extras: readonly Extra[], goBack: () => void): Actions {
  return {
    freshSeed,
    dateIn,
    today,
    async copyText(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false; // also where there is no clipboard, on plain http
      }
    },
    importChunk,
    isSiteReachable,
    prefetch(name) {
      const dialog = dialogOf(name, extras);
      if (dialog === undefined) throw new Error(`The page has no dialog "${name}".`);
      dialog.load().catch(() => undefined);
    },
    site,
    goBack,
    theme: {
      read: () => store.getState().visit.address.theme ?? themePreference.read(),
      write(chosen) {
        themePreference.write(chosen);
        store.dispatch({ type: 'forgetTheme' });
      },
    },
    digestPace: {
      read: () => digestPreference.read() ?? '60',
      write: (pace) => digestPreference.write(pace),
    },
  };
}

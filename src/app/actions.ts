import type { Texts } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { freshSeed } from './entropy';
import { importChunk } from './importChunk';
import { fetchLazyChunk } from './lazyParts';
import { digestPreference, themePreference } from './preferences';
import { site } from './site';

/** The actions of a page: seeds, storage, files, chunks and the history of the browser. */
export function createActions(store: SessionStore, texts: Texts): Actions {
  const { visit } = store.getState();
  // Nobody has anything to go back to before it has come.
  const started = importChunk(fetchLazyChunk).then((chunk) => chunk.showVisit(store, visit, texts));
  started.catch(() => undefined); // the page works without
  const theme = () => store.getState().visit.address.theme ?? themePreference.read();
  return {
    freshSeed,
    async copyText(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false; // also where there is no clipboard, on plain http
      }
    },
    importChunk,
    prefetch: (part) =>
      void fetchLazyChunk().then(
        (chunk) => chunk.prefetch(part),
        () => undefined, // imported again when the part is opened
      ),
    site,
    goBack: () => void started.then((goBack) => goBack()),
    theme,
    setTheme(chosen) {
      themePreference.write(chosen);
      store.dispatch({ type: 'forgetTheme' });
    },
    digestPace: () => digestPreference.read() ?? '60',
    setDigestPace: (pace) => digestPreference.write(pace),
  };
}

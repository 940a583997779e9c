import '../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isLabelReworded } from '../honesty/isLabelDisplayed';
import { startLabelCheck } from '../honesty/labelCheck';
import { labelSentence } from '../i18n';
import { pageTexts } from '../i18n/page';
import { createSessionStore } from '../store/createSessionStore';
import type { Extra } from '../store/react/extras';
import { LanguageContext } from '../store/react/language';
import { ignoreInputMethodKeys } from '../ui/inputMethod';
import { watchPresses } from '../ui/lastPress';
import { watchStyleMotion } from '../ui/motion/motion';
import { readAddress } from '../visit/address/address';
import { App, errorScreen } from './App';
import { base, currentLocation } from './address/location';
import { startDriver } from './browser/driver';
import { visitChunks } from './chunks/visitChunks';
import { createActions } from './createActions';
import { applyDocumentSettings } from './document/applyDocumentSettings';
import { mirrorVisit } from './document/mirrorVisit';
import { reachMoment } from './document/reachMoment';
import { openedEntry } from './history/openedEntry';
import { readVisit } from './history/readVisit';

/**
 * Opens the page in the document that is there (`packages/site/index.html`), for its whole life.
 *
 * @param extras what it has beside what it needs, in the order in which it shows them
 */
export function startPage(extras: readonly Extra[]): void {
  ignoreInputMethodKeys();
  watchPresses();
  const address = readAddress(currentLocation(), base);
  applyDocumentSettings(address); // again: the early script may be missing
  removeOtherLanguages(address.locale);
  watchStyleMotion();

  const language = { locale: address.locale, texts: pageTexts[address.locale] };
  const sentence = labelSentence(language.texts);
  const isReworded = isLabelReworded(sentence); // before the browser translates the page
  const rootElement = document.getElementById('root');
  if (rootElement === null) throw new Error('The page has no #root.');
  // React listens to clicks on it: with a role of its own (`none`, in index.html), a screen reader does not say
  // "clickable" of all in it that can have the focus. What an error boundary caught is reported once.
  const root = createRoot(rootElement, { onCaughtError: (error) => console.error(error) });

  /** Shows the error screen for what no component could catch: the page is never blank. */
  const showError = (error: unknown): void => {
    console.error(error);
    root.render(<LanguageContext value={language}>{errorScreen(error, language.locale)}</LanguageContext>);
  };

  const open = async (): Promise<void> => {
    const chunks = visitChunks(extras);
    const visit = await readVisit(window, openedEntry, address, chunks);
    const recordings = await reachMoment(visit, language.texts, rootElement);

    const store = createSessionStore(visit, recordings);
    startDriver(window, store, showError);
    startLabelCheck(store, sentence, isReworded);
    const goBack = mirrorVisit(store, visit, language.texts, chunks);
    const actions = createActions(store, extras, goBack);
    // A transition renders in slices and keeps the page responsive.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App language={language} store={store} actions={actions} extras={extras} />
        </StrictMode>,
      ),
    );
  };
  open().catch(showError);
}

/** The static page has the label in both languages. */
function removeOtherLanguages(locale: string): void {
  for (const other of document.querySelectorAll(`[data-simulation-label] > :not([lang="${locale}"])`))
    other.remove();
}

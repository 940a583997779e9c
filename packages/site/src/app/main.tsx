import '../ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isLabelReworded } from '../honesty/isLabelDisplayed';
import { startLabelCheck } from '../honesty/labelCheck';
import { labelSentence } from '../i18n';
import { pageTexts } from '../i18n/page';
import { createSessionStore } from '../store/createSessionStore';
import { LanguageContext } from '../store/react/language';
import { ignoreInputMethodKeys } from '../ui/inputMethod';
import { watchStyleMotion } from '../ui/motion/motion';
import { readAddress } from '../visit/address/address';
import { App, errorScreen } from './App';
import { createActions } from './actions';
import { base, currentLocation } from './address/location';
import { startDriver } from './browser/driver';
import { visitChunks } from './chunks/visitChunks';
import { applyDocumentSettings } from './document/applyDocumentSettings';
import { getRequiredElement } from './document/getRequiredElement';
import { mirrorVisit } from './document/mirrorVisit';
import { reachMoment } from './document/reachMoment';
import { openedEntry } from './history/openedEntry';
import { readVisit } from './history/readVisit';

ignoreInputMethodKeys();
const address = readAddress(currentLocation(), base);
applyDocumentSettings(address); // again: the early script may be missing
removeOtherLanguages(address.locale);
watchStyleMotion();

const language = { locale: address.locale, texts: pageTexts[address.locale] };
const sentence = labelSentence(language.texts);
const isReworded = isLabelReworded(sentence); // before the browser translates the page
const rootElement = getRequiredElement('root');
// React listens to clicks on it: with a role of its own (`none`, in index.html), a screen reader does not say
// "clickable" of all in it that can have the focus. What an error boundary caught is reported once.
const root = createRoot(rootElement, { onCaughtError: (error) => console.error(error) });

open().catch(showError);

async function open(): Promise<void> {
  const visit = await readVisit(window, openedEntry, address, visitChunks);
  const recordings = await reachMoment(visit, language.texts, rootElement);

  const store = createSessionStore(visit, recordings);
  startDriver(window, store, showError);
  startLabelCheck(store, sentence, isReworded);
  const actions = createActions(store, mirrorVisit(store, visit, language.texts));
  // A transition renders in slices and keeps the page responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App language={language} store={store} actions={actions} />
      </StrictMode>,
    ),
  );
}

/** Shows the error screen for what no component could catch: the page is never blank. */
function showError(error: unknown): void {
  console.error(error);
  root.render(<LanguageContext value={language}>{errorScreen(error, language.locale)}</LanguageContext>);
}

/** The static page has the label in both languages. */
function removeOtherLanguages(locale: string): void {
  for (const other of document.querySelectorAll(`[data-simulation-label] > :not([lang="${locale}"])`))
    other.remove();
}

import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/microprint/microprint.css';
import '../ui/base.css';
import '../ui/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from '../address';
import { ErrorScreen } from '../screens/error/ErrorScreen';
import { LanguageContext } from '../screens/language/language';
import { fetchLater } from '../screens/later/lazy';
import { createSessionStore } from '../store/createSessionStore';
import { showSettled } from '../ui/motion/motion';
import { App } from './App';
import { actionsOn } from './actions';
import { dress } from './dress';
import { startDriver } from './driver';
import { freshSeed } from './entropy';
import { openingOf } from './opening';
import { pageTexts } from './pageTexts';
import { readTheme } from './preferences';

const address = readAddress(window.location, import.meta.env.BASE_URL);
dress(address, readTheme());
keepLabelIn(address.locale);
showSettled();

const language = { locale: address.locale, currency: address.currency, texts: pageTexts(address.locale) };
const root = createRoot(slot('root'));

try {
  const store = createSessionStore(openingOf(address, address.seed ?? freshSeed()));
  const stopDriver = startDriver(store, fail);
  root.render(
    <StrictMode>
      <App address={address} language={language} store={store} actions={actionsOn(store, address)} />
    </StrictMode>,
  );
  import.meta.hot?.dispose(stopDriver);
  fetchLater().catch(() => undefined); // asked for again when it is needed
} catch (error) {
  fail(error);
}

/** What no component could catch is shown on the error screen too; the page is never blank. */
function fail(error: unknown): void {
  console.error(error);
  root.render(
    <LanguageContext value={language}>
      <ErrorScreen error={error} />
    </LanguageContext>,
  );
}

/** The static page carries the label in both languages; the one that nobody here reads leaves. */
function keepLabelIn(locale: string): void {
  for (const other of document.querySelectorAll(`[data-simulation-label] > :not([lang="${locale}"])`))
    other.remove();
}

function slot(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null)
    throw new Error(`index.html has no element with the id "${id}" to draw into. Put it back.`);
  return element;
}

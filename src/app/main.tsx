import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/frame/label.css';
import '../ui/frame/shell.css';
import '../ui/frame/sheets.css';
import '../ui/frame/print.css';
import '../ui/frame/startup.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from '../address';
import { yieldToMain } from '../async/runInChunks';
import { ErrorScreen } from '../features/error/ErrorScreen';
import { createSessionStore } from '../store/createSessionStore';
import { keepCheckpoints } from '../store/keepCheckpoints';
import { LanguageContext } from '../store/react/language';
import { watchStyleMotion } from '../ui/motion/motion';
import { App } from './App';
import { applyDocumentSettings } from './applyDocumentSettings';
import { startDriver } from './driver';
import { freshSeed } from './entropy';
import { getRequiredElement } from './getRequiredElement';
import { importChunk, takeReopened } from './importChunk';
import { fetchLazyChunk } from './lazyParts';
import { pageTexts } from './pageTexts';
import { readTheme } from './preferences';
import { reachMoment } from './reachMoment';
import { runOptions } from './runOptions';
import { startServices } from './services';
import { currentLocation, site } from './site';

let address = readAddress(currentLocation(), site.base);
applyDocumentSettings(address, readTheme()); // again: the early script may be missing
removeOtherLanguages(address.locale);
watchStyleMotion();

const language = { locale: address.locale, texts: pageTexts(address.locale) };
const rootElement = getRequiredElement('root');
// What an error boundary caught is reported once.
const root = createRoot(rootElement, { onCaughtError: (error) => console.error(error) });

open().catch(showError);

async function open(): Promise<void> {
  await yieldToMain(); // evaluating the script was a long task
  const seed = address.seed ?? freshSeed();
  const scene = address.scene === undefined ? undefined : await loadScene(address.scene, seed);
  if (address.scene !== undefined && scene === undefined)
    address = { ...address, unread: [...address.unread, 'scene'] };
  const opened = { ...address, ...scene?.address };
  const options = runOptions(opened, seed, scene?.includeLastGain);
  const checkpointsOf = keepCheckpoints();
  await reachMoment(checkpointsOf(options.run), options.at, language.texts, rootElement);

  const store = createSessionStore(options, checkpointsOf);
  const actions = startServices(store, address);
  const stopDriver = startDriver(store, showError);
  import.meta.hot?.dispose(stopDriver);
  // A transition renders in slices and keeps the page responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App
          address={opened}
          language={language}
          store={store}
          actions={actions}
          initialDialog={scene?.dialog ?? takeReopened()}
          story={scene?.story}
        />
      </StrictMode>,
    ),
  );
  fetchLazyChunk().catch(() => undefined); // imported again when it is needed
}

async function loadScene(name: string, seed: string) {
  const { sceneOf } = await importChunk(() => import('../address/scenes'));
  return sceneOf(name, address.route, seed);
}

/** Shows the error screen for what no component could catch: the page is never blank. */
function showError(error: unknown): void {
  console.error(error);
  root.render(
    <LanguageContext value={language}>
      <ErrorScreen error={error} />
    </LanguageContext>,
  );
}

/** The static page has the label in both languages. */
function removeOtherLanguages(locale: string): void {
  for (const other of document.querySelectorAll(`[data-simulation-label] > :not([lang="${locale}"])`))
    other.remove();
}

import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import '../ui/microprint/microprint.css';
import '../ui/base.css';
import '../ui/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from '../address';
import type { Scene } from '../address/scenes';
import { ErrorScreen } from '../screens/error/ErrorScreen';
import { LanguageContext } from '../screens/language/language';
import { fetchLater } from '../screens/later/lazy';
import { createSessionStore } from '../store/createSessionStore';
import { gradually } from '../ui/motion/gradually';
import { watchStyleMotion } from '../ui/motion/motion';
import { othersFirst } from '../ui/motion/othersFirst';
import { App } from './App';
import { arrive, openAgain } from './arrive';
import { startDriver } from './driver';
import { freshSeed } from './entropy';
import { openingOf } from './opening';
import { pageTexts } from './pageTexts';
import { slot } from './slot';

const said = readAddress(window.location, import.meta.env.BASE_URL);
const seed = said.seed ?? freshSeed();
keepLabelIn(said.locale);
watchStyleMotion();

const language = { locale: said.locale, currency: said.currency, texts: pageTexts(said.locale) };
const root = createRoot(slot('root'));

// The script has just been read, which took its time: the page is not to stand still for long at once.
// A scene is a chunk of its own: only tests, slides and pictures ask for one.
if (said.scene === undefined) othersFirst(() => start(undefined));
else
  arrive(() => import('./openScene'))
    .then((chunk) => start(chunk.openScene(said, seed)))
    .catch(fail);

function start(scene: Scene | undefined): void {
  try {
    const address = { ...said, ...scene?.address };
    const store = createSessionStore(openingOf(address, seed, scene?.watched));
    const stopDriver = startDriver(store, fail);
    // No label, no figures; and no guard of the label, no figures either.
    const afterwards = arrive(() => import('./afterwards'), undefined, store).then((chunk) =>
      chunk.afterwards(store, said),
    );
    afterwards.catch(fail);
    gradually(() =>
      root.render(
        <StrictMode>
          <App
            address={address}
            language={language}
            store={store}
            arrive={(load, shown) => arrive(load, shown, store)}
            afterwards={afterwards}
            shown={scene?.shown ?? openAgain}
          />
        </StrictMode>,
      ),
    );
    import.meta.hot?.dispose(stopDriver);
    fetchLater().catch(() => undefined); // asked for again when it is needed
  } catch (error) {
    fail(error);
  }
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

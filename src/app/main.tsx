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
import { fetchLater, fetchOnDemand } from '../screens/later/lazy';
import { createSessionStore, type SessionStore } from '../store/createSessionStore';
import { keepCheckpoints } from '../store/keepCheckpoints';
import { gradually } from '../ui/motion/gradually';
import { watchStyleMotion } from '../ui/motion/motion';
import { yieldToMain } from '../ui/motion/slices';
import { App } from './App';
import { arrive, openAgain } from './arrive';
import { startDriver } from './driver';
import { freshSeed } from './entropy';
import { openingOf } from './opening';
import { pageTexts } from './pageTexts';
import { reachMoment } from './reachMoment';
import { slot } from './slot';
import { whenIdle } from './whenIdle';

const said = readAddress(window.location, import.meta.env.BASE_URL);
const seed = said.seed ?? freshSeed();
keepLabelIn(said.locale);
watchStyleMotion();

const language = { locale: said.locale, currency: said.currency, texts: pageTexts(said.locale) };
const frame = slot('root');
const root = createRoot(frame);

open().catch(fail);

async function open(): Promise<void> {
  // Evaluating the script was a long task: yield first. A scene is a chunk of its own, which yields too.
  const scene =
    said.scene === undefined
      ? await yieldToMain().then(() => undefined)
      : (await arrive(() => import('./openScene'))).openScene(said, seed);
  const opening = openingOf({ ...said, ...scene?.address }, seed, scene?.watched);
  const checkpointsOf = keepCheckpoints();
  await reachMoment(checkpointsOf(opening.run), opening.at, said.locale, frame);
  start(createSessionStore(opening, checkpointsOf), scene);
}

function start(store: SessionStore, scene: Scene | undefined): void {
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
          address={{ ...said, ...scene?.address }}
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
  fetchLater()
    .then(() => whenIdle(() => void fetchOnDemand()))
    .catch(() => undefined); // asked for again when it is needed
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

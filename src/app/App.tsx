import { useEffect } from 'react';
import type { Address } from '../address';
import type { OpenDialog } from '../address/scenes';
import { ENGINE_VERSION } from '../engine';
import { RunBar } from '../features/controls/RunBar';
import { ErrorBoundary } from '../features/error/ErrorBoundary';
import { ErrorScreen } from '../features/error/ErrorScreen';
import { WithheldFigures } from '../honesty/WithheldFigures';
import type { SessionStore } from '../store/createSessionStore';
import { type Actions, ActionsContext } from '../store/react/actions';
import { type Language, LanguageContext } from '../store/react/language';
import { SessionStoreContext } from '../store/react/useSession';
import { showSettled } from '../ui/motion/motion';
import { StatusRegion } from '../ui/Status/StatusRegion';
import { RunChange, VersionScreen } from './lazyParts';
import { OpenParts, OpenPartsProvider } from './OpenParts';
import { DashboardPage } from './pages/DashboardPage';
import { VPage } from './pages/VPage';

type AppProps = {
  address: Address;
  language: Language;
  /** The dialog that is open when the page opens, or `error` (from a scene). */
  initialDialog: OpenDialog | undefined;
  /** The stage at which the story is open (from a scene). */
  story: string | undefined;
  store: SessionStore;
  actions: Actions;
};

const showError = (error: unknown) => <ErrorScreen error={error} />;

/** The whole page, with all its contexts. */
export function App({ address, language, initialDialog, story, store, actions }: AppProps) {
  useEffect(showSettled, []); // after the first render
  return (
    <LanguageContext value={language}>
      <ErrorBoundary fallback={showError}>
        <SessionStoreContext value={store}>
          <ActionsContext value={actions}>
            <OpenPartsProvider dialog={initialDialog} story={story}>
              <WithheldFigures>
                <RunBar />
                <RunChange />
                <Screen address={address} initialDialog={initialDialog} />
                <OpenParts />
              </WithheldFigures>
              <StatusRegion />
            </OpenPartsProvider>
          </ActionsContext>
        </SessionStoreContext>
      </ErrorBoundary>
    </LanguageContext>
  );
}

/** Two routes: `/v`, and the dashboard for everything else. */
function Screen({
  address: { route, engine = ENGINE_VERSION },
  initialDialog,
}: Pick<AppProps, 'address' | 'initialDialog'>) {
  if (initialDialog === 'error') throw new Error('The address asked for this screen with scene=error.');
  if (engine !== ENGINE_VERSION) return <VersionScreen />;
  return route === 'dashboard' ? <DashboardPage /> : <VPage />;
}

import { useEffect, useState } from 'react';
import type { Address } from '../address';
import type { OpenDialog } from '../address/scenes';
import { ENGINE_VERSION } from '../engine';
import { type Actions, ActionsContext } from '../screens/controls/actions';
import { RunBar } from '../screens/controls/RunBar';
import { RunChange } from '../screens/controls/RunChange';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen';
import { ErrorBoundary } from '../screens/error/ErrorBoundary';
import { type Language, LanguageContext } from '../screens/language/language';
import { GuidedExplanation, Lesson, VersionScreen } from '../screens/later/lazy';
import { Announcer } from '../screens/page/Announcer';
import { OpenDialogContext } from '../screens/page/openDialog';
import { VScreen } from '../screens/v/VScreen';
import type { SessionStore } from '../store/createSessionStore';
import { SessionStoreContext } from '../store/useSession';
import { showSettled } from '../ui/motion/motion';

type AppProps = {
  address: Address;
  language: Language;
  /** What stands open or fails when the page opens (a scene's). */
  shown: OpenDialog | undefined;
  store: SessionStore;
  actions: Actions;
};

/** Everything that is drawn, with everything it is handed. */
export function App({ address, language, shown, store, actions }: AppProps) {
  useEffect(showSettled, []); // after the first render
  const open = useState(shown);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary>
        <SessionStoreContext value={store}>
          <ActionsContext value={actions}>
            <OpenDialogContext value={open}>
              <Announcer>
                <RunBar />
                <RunChange />
                <Screen address={address} shown={shown} />
                {open[0] === 'deceive' && <GuidedExplanation />}
                {open[0] === 'lesson' && <Lesson />}
              </Announcer>
            </OpenDialogContext>
          </ActionsContext>
        </SessionStoreContext>
      </ErrorBoundary>
    </LanguageContext>
  );
}

/** Two routes: `/v`, and the dashboard for everything else. */
function Screen({ address: { route, engine = ENGINE_VERSION }, shown }: Pick<AppProps, 'address' | 'shown'>) {
  if (shown === 'error') throw new Error('The address asked for this screen with scene=error.');
  if (engine !== ENGINE_VERSION) return <VersionScreen />;
  return route === 'dashboard' ? <DashboardScreen /> : <VScreen />;
}

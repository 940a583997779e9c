import { canStart, ROUND_MS } from '@simulation/engine';
import { useEffect } from 'react';
import { fill } from '../../i18n';
import { scriptLeft, scriptLeftOne } from '../../i18n/en/script';
import type { StoreState } from '../../store/createSessionStore';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectNow, selectScriptState } from '../../store/selectors';

/** Simulated seconds until the script has sold both trades, each begun second as a whole one; 0 while it waits. */
function selectSecondsLeft(state: StoreState): number {
  const script = selectScriptState(state);
  if (script === null || canStart(script)) return 0;
  return Math.ceil((script.startedAt + ROUND_MS - selectNow(state)) / 1_000);
}

/** How much of the script is left by its own clock, which stands still while the run is paused. */
export function ScriptTimeLeft() {
  const store = useSessionStore();
  const seconds = useStoreState(selectSecondsLeft);
  useEffect(() => store.watchClock(), [store]);
  // An element, since translation in a browser replaces texts, and React could not take the replaced one away.
  return <span>{fill(seconds === 1 ? scriptLeftOne : scriptLeft, { seconds: String(seconds) })}</span>;
}

import { useSyncExternalStore } from 'react';
import type { SessionStore } from '../../store/createSessionStore';
import { useSessionStore } from '../../store/react/useSession';
import { createEquityHistoryStore } from './createEquityHistoryStore';

/** The store of the charts outlives them, since cards are rendered anew after each jump. */
const histories = new WeakMap<SessionStore, ReturnType<typeof createEquityHistoryStore>>();

/** The history of the run on screen: another one after a trade, and the same one while nothing happens. */
export function useEquityHistory() {
  const sessions = useSessionStore();
  const history = histories.get(sessions) ?? createEquityHistoryStore(sessions);
  histories.set(sessions, history);
  return useSyncExternalStore(history.subscribe, history.getSnapshot);
}

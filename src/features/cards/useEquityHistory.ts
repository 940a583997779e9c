import { useSyncExternalStore } from 'react';
import type { SessionStore } from '../../store/createSessionStore';
import { useSessionStore } from '../../store/react/useSession';
import { EquityHistoryStore, type EquitySnapshot } from './EquityHistoryStore';

/** The store of the charts outlives them, since cards are rendered anew after each jump. */
const histories = new WeakMap<SessionStore, EquityHistoryStore>();

/** The history of the run on screen: another one after a trade, and the same one while nothing happens. */
export function useEquityHistory(): EquitySnapshot {
  const sessions = useSessionStore();
  const history = histories.get(sessions) ?? new EquityHistoryStore(sessions);
  histories.set(sessions, history);
  return useSyncExternalStore(history.subscribe, history.getSnapshot);
}

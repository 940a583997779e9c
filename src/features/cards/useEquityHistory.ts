import { useContext, useSyncExternalStore } from 'react';
import { useSessionStore } from '../../store/react/useSession';
import { EquityHistoryStore, type EquitySnapshot } from './EquityHistoryStore';
import { EquityHistoryContext } from './equityHistoryContext';

/** The history of the run on screen: another one after a trade, and the same one while nothing happens. */
export function useEquityHistory(): EquitySnapshot {
  const sessions = useSessionStore();
  const holder = useContext(EquityHistoryContext);
  if (holder === null) throw new Error('No EquityHistoryContext above this component.');
  holder.store ??= new EquityHistoryStore(sessions);
  return useSyncExternalStore(holder.store.subscribe, holder.store.getSnapshot);
}

import { createContext } from 'react';
import type { EquityHistoryStore } from './EquityHistoryStore';

/**
 * Where the charts keep their store: it outlives them, since cards are rendered anew after each jump. The page provides an
 * empty holder, because the store is loaded later; the first chart fills it.
 */
export type EquityHistoryHolder = { store?: EquityHistoryStore };

export const EquityHistoryContext = createContext<EquityHistoryHolder | null>(null);

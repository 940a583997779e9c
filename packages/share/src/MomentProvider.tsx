import { useRunState } from '@simulation/dashboard';
import type { ReactNode } from 'react';
import { FROM_THE_START, MomentContext } from './shareChoice';

/** Around the sheet and what opens over it: all of them are made of one moment, which belongs to its run. */
export function MomentProvider({ children }: { children: ReactNode }) {
  return <MomentContext value={useRunState(() => FROM_THE_START)}>{children}</MomentContext>;
}

import type { ComponentProps } from 'react';
import { Statistics as StatisticsDialog } from '../features/statistics/Statistics';
import { Runs } from './lazyParts';

const runs: ComponentProps<typeof StatisticsDialog>['runs'] = (run) => <Runs run={run} />;

/** The statistics of a run, and the section about many. */
export function Statistics() {
  return <StatisticsDialog runs={runs} />;
}

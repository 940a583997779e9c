import type { ComponentProps } from 'react';
import { RunsSection } from '../features/runs/RunsSection';
import { Statistics as StatisticsDialog } from '../features/statistics/Statistics';
import { saveFile } from './saveFile';

const runs: ComponentProps<typeof StatisticsDialog>['runs'] = (run) => (
  <RunsSection run={run} saveFile={saveFile} />
);

/** The statistics of a run, and those of many. */
export function Statistics() {
  return <StatisticsDialog runs={runs} />;
}

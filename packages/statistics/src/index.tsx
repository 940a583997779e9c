import { dialogOnDemand, type Extra } from '@simulation/dashboard';
import { OriginDoor, RunDoor } from './doors';
import { scenes } from './scenes';

const statisticsDialog = dialogOnDemand(async () => (await import('./statistics/Statistics')).Statistics);

/** What was drawn beside what the rules say, and many runs at once. */
export const statistics: Extra = {
  name: 'statistics',
  places: { run: RunDoor, origin: OriginDoor },
  dialogs: { statistics: statisticsDialog, runs: statisticsDialog }, // `runs`: with many runs counted at once
  scenes,
};

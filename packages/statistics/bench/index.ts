import { BUDGETS } from '../../../bench/budgets';
import type { PackageBench } from '../../../bench/packages';
import { measureRuns } from './measureRuns';

/** Times in ms. */
const PROMISED = {
  firstPicture: 300,
  thousandRuns: 1_000,
  /** Two workers are so many times as fast as one. */
  twoWorkers: 1.7,
} as const;

export const bench: PackageBench = {
  async measurementsOf({ environment, openPage }) {
    const site = await openPage(new URL('runs', import.meta.url));
    return [{ name: 'many runs', measure: () => measureRuns(environment, site) }];
  },
  linesOf: ({ median, worst, line, ratio }) => [
    line(
      '1,000 runs, first picture',
      'ms',
      median('many runs', '1,000, first picture'),
      PROMISED.firstPicture,
    ),
    line('1,000 runs, all', 'ms', median('many runs', '1,000, all'), PROMISED.thousandRuns),
    ratio(
      '10,000 runs, two workers',
      ['many runs', '10,000, two workers'],
      ['one worker', 'many runs', '10,000, one worker'],
      1 / PROMISED.twoWorkers,
    ),
    line('longest task, 1,000 runs', 'ms', worst('many runs', '1,000, longest'), BUDGETS.task),
  ],
};

import type { PackageBench } from '../../../bench/packages';
import { measureFeedClients, measureFeedDay } from './measureFeed';
import { measureFeedRuns } from './measureRuns';

/** Times in ms. */
const PROMISED = {
  /** Ratio to `JSON.stringify` of the library's events. */
  ndjson: 1.1,
  twoThreads: 1.7,
  /** Memory of a million runs: ratio to that of 10,000. */
  runsMemory: 1.5,
  /** Ratio to playing the parts. */
  merging: 0.1,
  lateness: 50,
  clientKilobytes: 25,
} as const;

export const bench: PackageBench = {
  measurementsOf: async ({ seconds }) => [
    { name: 'feed, a day', measure: measureFeedDay },
    { name: 'feed, runs', measure: measureFeedRuns },
    { name: 'feed, clients', measure: () => measureFeedClients(seconds) },
  ],
  linesOf: ({ median, worst, line, ratio }) => [
    ratio(
      'feed, a day as NDJSON',
      ['feed, a day', 'day'],
      ['JSON.stringify', 'feed, a day', 'JSON.stringify'],
      PROMISED.ndjson,
    ),
    {
      what: 'feed, a million runs',
      unit: 'runs/s',
      product: median('feed, runs', 'two threads, runs a second'),
      floor: { name: 'one thread', value: median('feed, runs', 'one thread, runs a second') },
      promise: { atLeast: PROMISED.twoThreads },
    },
    {
      ...ratio(
        'feed, memory of a million runs',
        ['feed, runs', 'a million, MB'],
        ['10,000 runs', 'feed, runs', '10,000, MB'],
        PROMISED.runsMemory,
      ),
      unit: 'MB',
    },
    ratio(
      'feed, merging 16 parts',
      ['feed, runs', 'merging, ms'],
      ['playing them', 'feed, runs', 'playing, ms'],
      PROMISED.merging,
    ),
    line(
      'feed, lateness with 5,000 clients',
      'ms',
      worst('feed, clients', 'lateness, ms'),
      PROMISED.lateness,
    ),
    line(
      'feed, memory for each client',
      'kB',
      worst('feed, clients', 'memory, kB'),
      PROMISED.clientKilobytes,
    ),
    line('feed, events lost, streams ended', '', worst('feed, clients', 'lost or ended'), 0),
  ],
};

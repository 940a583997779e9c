import { formatClock } from '@simulation/engine/format';
import type { OnPlayed } from '../runs/writeRuns';

/** How often the line is written anew, in ms. */
const INTERVAL_MS = 100;

/**
 * Reports the runs played, and the time that the rest takes at the speed since the first batch: on a line of a terminal
 * that is written anew, the last time when it has ended. Silent where standard error is none.
 */
export function createProgress(): OnPlayed {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  let writtenAt = Number.NEGATIVE_INFINITY;
  let start: { readonly at: number; readonly played: number } | undefined;
  return (played, of, ended) => {
    const now = performance.now();
    start ??= { at: now, played };
    if (!ended && now - writtenAt < INTERVAL_MS) return;
    writtenAt = now;
    const perRun = (now - start.at) / (played - start.played);
    const left = Number.isFinite(perRun) ? `, ${formatClock((of - played) * perRun)} left` : '';
    const percent = Math.floor((played * 100) / of);
    stderr.write(`\r${percent}%, ${played} of ${of} simulated runs${left}\u001b[K${ended ? '\n' : ''}`);
  };
}

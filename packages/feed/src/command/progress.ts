import { formatClock } from '@simulation/engine/format';
import type { FullTimeRange } from '../library/timeRange';
import type { OnPlayed } from '../runs/writeRuns';
import type { OnWritten } from '../text/writeEvents';

/** How often the line is written anew, in ms. */
const INTERVAL_MS = 100;

/** A line on a terminal that is written anew, the last time when it has ended; silent where standard error is none. */
function createLine(): (text: () => string, ended: boolean) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (text, ended) => {
    if (!ended && performance.now() - writtenAt < INTERVAL_MS) return;
    writtenAt = performance.now();
    stderr.write(`\r${text()}\u001b[K${ended ? '\n' : ''}`);
  };
}

/** Reports the progress of the file of this name. */
export function createProgress(file: string, { from, until }: FullTimeRange): OnWritten {
  const line = createLine();
  return (events, at) => {
    const ended = at === Number.POSITIVE_INFINITY;
    const percent = ended ? 100 : Math.floor(((at - from) * 100) / (until - from));
    const part = until === Number.POSITIVE_INFINITY ? '' : `${percent}%, `;
    line(() => `${file}: ${part}${events} simulated events`, ended);
  };
}

/** Reports the runs played, and the time that the rest takes at the speed since the first batch. */
export function createRunsProgress(): OnPlayed {
  const line = createLine();
  let start: { readonly at: number; readonly played: number } | undefined;
  return (played, of, ended) => {
    start ??= { at: performance.now(), played };
    const perRun = (performance.now() - start.at) / (played - start.played);
    const left = Number.isFinite(perRun) ? `, ${formatClock((of - played) * perRun)} left` : '';
    const percent = Math.floor((played * 100) / of);
    line(() => `${percent}%, ${played} of ${of} simulated runs${left}`, ended);
  };
}

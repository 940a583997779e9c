import type { FullTimeRange } from '../library/timeRange';
import type { OnWritten } from './writeEvents';

/** How often the line is written anew, in ms. */
const INTERVAL_MS = 100;

/**
 * One line on a terminal that says how far a file is; silent where standard error is none.
 *
 * @param file its name
 */
export function createProgress(file: string, { from, until }: FullTimeRange): OnWritten {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (events, at) => {
    const ended = at === Number.POSITIVE_INFINITY;
    if (!ended && performance.now() - writtenAt < INTERVAL_MS) return;
    writtenAt = performance.now();
    const percent = ended ? 100 : Math.floor(((at - from) * 100) / (until - from));
    const part = until === Number.POSITIVE_INFINITY ? '' : `${percent}%, `;
    stderr.write(`\r${file}: ${part}${events} simulated events${ended ? '\n' : ''}`);
  };
}

import type { InSlices } from '../screens/controls/actions';
import { othersFirst } from '../ui/motion/othersFirst';

/** The page may stand still for this long at a time: less than a frame. */
const SLICE_MS = 10;

export const inSlices: InSlices = async (steps, take, onSlice, signal) => {
  let until = performance.now() + SLICE_MS;
  for (const step of steps) {
    take(step);
    if (performance.now() < until) continue;
    onSlice(step);
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await new Promise<void>(othersFirst);
    if (signal.aborted) return false;
    until = performance.now() + SLICE_MS;
  }
  return true;
};

import type { InSlices } from '../screens/controls/actions';
import { Slices } from '../ui/motion/slices';

export const inSlices: InSlices = async (steps, take, onSlice, signal) => {
  const slices = new Slices();
  for (const step of steps) {
    take(step);
    if (!slices.isOver()) continue;
    onSlice(step);
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await slices.next();
    if (signal.aborted) return false;
  }
  return true;
};

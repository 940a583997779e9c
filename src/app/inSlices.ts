import type { InSlices } from '../screens/controls/actions';

/** The page may stand still for this long at a time: less than a frame. */
const SLICE_MS = 10;

export const inSlices: InSlices = async (steps, take, onSlice, signal) => {
  let until = performance.now() + SLICE_MS;
  for (const step of steps) {
    take(step);
    if (performance.now() < until) continue;
    onSlice(step);
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await othersFirst();
    if (signal.aborted) return false;
    until = performance.now() + SLICE_MS;
  }
  return true;
};

/** Lets everything else that waits go first. Not a timeout: those are held back while the page is hidden. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const goOn = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

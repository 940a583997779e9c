import { beginMotion } from './motion';
import { Slices } from './slices';

/** Four pictures a second read as growing; more of them only cost layout and paint. */
const REDRAW_MS = 250;

/**
 * Paces a drawing: it is done at most four times a second, however often it is asked for, and what takes long is done
 * in slices between which the page goes on.
 *
 * @param work does about a millisecond of it, on what is asked for by then; true once it is drawn
 * @returns asks for it; `atOnce` does not wait for its turn
 */
export function redraws(work: () => boolean): (atOnce: boolean) => void {
  let drawnAt = -Infinity;
  let timer: number | undefined;
  let slicing = false;
  let settle: (() => void) | undefined;

  const draw = async () => {
    clearTimeout(timer);
    timer = undefined;
    const slices = new Slices();
    while (!work()) {
      if (!slices.isOver()) continue;
      settle ??= beginMotion();
      slicing = true;
      // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
      await slices.next();
    }
    slicing = false;
    drawnAt = performance.now();
    settle?.();
    settle = undefined;
  };

  return (atOnce) => {
    if (slicing) return; // it is under way, and ends at what is asked for by then
    const wait = atOnce ? 0 : drawnAt + REDRAW_MS - performance.now();
    if (wait <= 0) return void draw();
    settle ??= beginMotion();
    timer ??= window.setTimeout(() => void draw(), wait);
  };
}

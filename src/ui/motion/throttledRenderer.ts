import { runInChunks } from '../../async/runInChunks';
import { beginMotion } from './motion';

/** Four renders a second are enough to see a curve grow; more only cost layout and paint. */
const INTERVAL_MS = 250;

/**
 * Limits a renderer to four calls a second, and runs a long one in chunks.
 *
 * @param work does about a millisecond of work towards the latest state; true once that is rendered
 * @returns requests a render; with `immediately` it does not wait for its turn
 */
export function throttledRenderer(work: () => boolean): (immediately: boolean) => void {
  let renderedAt = -Infinity;
  let timer: number | undefined;
  let isRendering = false;
  let settle: (() => void) | undefined;

  const finish = () => {
    isRendering = false;
    renderedAt = performance.now();
    settle?.();
    settle = undefined;
  };

  const render = () => {
    clearTimeout(timer);
    timer = undefined;
    if (work()) return finish();
    isRendering = true;
    settle ??= beginMotion();
    // An error is reported, and the next change renders again.
    void runInChunks(stepsOf(work)).catch(reportError).then(finish);
  };

  return (immediately) => {
    if (isRendering) return; // it ends at the latest state
    const wait = immediately ? 0 : renderedAt + INTERVAL_MS - performance.now();
    if (wait <= 0) return render();
    settle ??= beginMotion();
    timer ??= window.setTimeout(render, wait);
  };
}

function* stepsOf(work: () => boolean): Generator<void> {
  while (!work()) yield;
}

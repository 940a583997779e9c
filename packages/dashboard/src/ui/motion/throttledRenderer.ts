import { beginMotion } from './motion';

/** Four renders a second are enough to see a curve grow; more only cost layout and paint. */
const INTERVAL_MS = 250;

/**
 * Limits a renderer to four calls a second.
 *
 * @param render renders the latest state
 * @returns requests a render; with `immediately` it does not wait for its turn
 */
export function throttledRenderer(render: () => void): (immediately: boolean) => void {
  let renderedAt = -Infinity;
  let timer: number | undefined;
  let settle: (() => void) | undefined;

  const renderNow = () => {
    clearTimeout(timer);
    timer = undefined;
    renderedAt = performance.now();
    render();
    settle?.();
    settle = undefined;
  };

  return (immediately) => {
    const wait = immediately ? 0 : renderedAt + INTERVAL_MS - performance.now();
    if (wait <= 0) return renderNow();
    settle ??= beginMotion();
    timer ??= window.setTimeout(renderNow, wait);
  };
}
